# Lecciones: lo que se dice mientras alguien juega sus primeras jugadas.

lesson-first = El juego en dos minutos
lesson-colour = La carta del centro dice qué encaja. Es roja, así que vale una roja: juega { $card }.
lesson-number = También encaja otro color si el número es el mismo. En el centro hay un 2: juega { $card }.
lesson-draw = El salto de Robin le quitó el turno a Sasha: te toca otra vez. Ninguna de tus cartas encaja, así que roba una.
lesson-drawn = Has robado { $card }, y encaja: puedes jugarla ya o quedártela. Juégala.
lesson-two = Un roba dos: Sasha tomó dos cartas y perdió el turno. Nada tuyo encaja con amarillo. Roba otra vez.
lesson-wild = Un comodín encaja con todo, y tú nombras el color que sigue. Juégalo.
lesson-name = Nombra un color del que te queden cartas: verde.
lesson-catch-no-call = A Robin le queda una carta y se olvidó de cantar «¡UNO!». Rápido: pilla a Robin, que robará dos.
lesson-last-but-one = Se nombró verde, así que encaja verde. Juega { $card }: entonces te queda una carta.
lesson-call = Te queda una carta. Canta antes de que te pillen.
lesson-last = En el centro hay azul, y tu última carta es { $card }. Juégala y has ganado.
lesson-end = Te has ido y te llevas los puntos de todas las manos. Ese es todo el juego; lo demás está en la hoja de reglas.
lesson-play = Juega { $card }.
lesson-answer = { $asked } Aquí: { $option }.
lesson-card-end = Eso era todo.
