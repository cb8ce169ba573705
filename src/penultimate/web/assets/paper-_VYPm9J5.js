var e=`# Lo que se lee en el papel y en la libreta de puntos.

paper-card-back = reverso

paper-style-full = A todo color
paper-style-outline = Contornos, poca tinta
paper-style-mono = Blanco y negro

paper-sight-protanopia = Visto con protanopia
paper-sight-deuteranopia = Visto con deuteranopia
paper-sight-tritanopia = Visto con tritanopia
paper-sight-greyscale = En escala de grises

paper-proof-title = Penultimate: prueba de todas las caras
paper-proof-named = Comodines que han elegido color
paper-proof-backs = Reversos: a color, contornos, blanco y negro

paper-cards-title = { $title }: { $count } cartas
paper-cards-sheet = Penultimate · { $title } · hoja { $number } de { $count } · { $side }
paper-cards-front = anverso
paper-cards-back-long-edge = reverso (imprimir a doble cara, girar por el borde largo)
paper-cards-back-short-edge = reverso (imprimir a doble cara, girar por el borde corto)
paper-cards-measure = 50 mm: imprimir al 100 %

paper-leaflet-deck = La baraja
paper-leaflet-cards = Carta
paper-leaflet-count = Cuántas
paper-leaflet-points = Puntos
paper-leaflet-meaning = Qué hace
paper-leaflet-total = cartas en total
paper-leaflet-example = Una ronda de ejemplo
paper-leaflet-house = regla de la casa
paper-leaflet-changed = cambiada
paper-leaflet-foot = Penultimate
paper-leaflet-page = Página

paper-scores-title = Hoja de puntos
paper-scores-subtitle-winner = Quien se queda sin cartas anota los puntos de todas las demás manos. Gana quien llega a { $target }.
paper-scores-subtitle-own = Cada cual anota los puntos de su propia mano. Cuando alguien llega a { $target }, gana quien tiene menos.
paper-scores-subtitle-rounds-winner = { $rounds ->
    [one] Quien se queda sin cartas anota los puntos de todas las demás manos. Una ronda; gana quien tiene más puntos.
   *[other] Quien se queda sin cartas anota los puntos de todas las demás manos. { $rounds } rondas; gana quien tiene más puntos.
}
paper-scores-subtitle-rounds-own = { $rounds ->
    [one] Cada cual anota los puntos de su propia mano. Una ronda; gana quien tiene menos puntos.
   *[other] Cada cual anota los puntos de su propia mano. { $rounds } rondas; gana quien tiene menos puntos.
}
paper-scores-subtitle-none = Marca a quien se queda sin cartas. De { $rounds } rondas, gana quien gana más.
paper-scores-player = Jugador { $number }
paper-scores-round = Ronda
paper-scores-deals = reparte
paper-scores-sum = Suma
paper-scores-date = Fecha
paper-scores-place = Lugar
paper-scores-edition = Edición
paper-scores-points = Puntos de las cartas que quedan en la mano
paper-scores-numbers = Números
paper-scores-face-value = su valor

paper-pad-and = { $first } y { $last }
paper-pad-round = Ronda
paper-pad-sum = Suma
paper-pad-dealer = Reparte
paper-pad-went-out = Sin cartas
paper-pad-mode-winner = quien acaba se lleva todos los puntos
paper-pad-mode-own = puntos propios, gana quien tiene menos
paper-pad-mode-none = rondas ganadas
paper-pad-single = una sola ronda
paper-pad-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
paper-pad-target = a { $target }
paper-pad-open = sin límite
paper-pad-won = Victoria de { $names }.
paper-pad-shared = { $names } comparten la victoria.
paper-pad-ahead = En cabeza: { $names }.
paper-pad-ahead-many = En cabeza: { $names }.
paper-pad-level = Todos empatan.
paper-pad-deals-next = Ahora reparte { $name }.
paper-pad-unfinished = La ronda { $number } aún no está anotada entera.
paper-pad-new = Libreta nueva: { $name }.
paper-pad-on = Seguimos con { $name }.
paper-pad-ask-players = Jugadores, en el sentido del reloj, separados por comas:
paper-pad-ask-out = Ronda { $number }, reparte { $dealer }. ¿Quién se quedó sin cartas?
paper-pad-ask-hand = Cartas que le quedan a { $name }:
paper-pad-hand = { $name }: { $points }
paper-pad-nobody = Nadie se quedó sin cartas.
paper-pad-undone = Deshecho.
paper-pad-kept = Guardado como { $name }. Para seguir: penultimate score { $quoted }
paper-pad-no-player = No hay jugador '{ $given }'. Juegan: { $names }.
paper-pad-which-player = '{ $given }' puede ser más de uno: { $names }.
paper-pad-ask-over = La partida ha terminado. deshacer, compartir, csv o salir:
paper-pad-help =
    Quién se quedó sin cartas: un nombre o su comienzo, su número, o - si nadie.
    Cartas que quedan: 5 skip W+4 · 2xskip · =34 para una suma · - para una mano vacía.
    deshacer quita la última anotación · compartir · csv · ayuda · salir
    fuera, donde la edición lo prevé: eliminado de la ronda por demasiadas cartas.
    Cada anotación se guarda al momento.

paper-pad-word-undo = deshacer
paper-pad-word-share = compartir
paper-pad-word-csv = csv
paper-pad-word-help = ayuda
paper-pad-word-quit = salir
paper-pad-word-out = fuera

## Loose parts

paper-part-life = Una bomba
paper-part-life-for = Está boca abajo ante ti. Descúbrela cuando te toque; quien descubre la tercera queda fuera.
paper-part-king = El Rey
paper-part-king-for = Se queda con el puesto que es Rey.
paper-part-jester = El Bufón
paper-part-jester-for = Se queda con el puesto que es Bufón.
paper-part-tower-u = { token-u }
paper-part-tower-u-for = Se queda con el puesto que la tomó.
paper-part-tower-n = { token-n }
paper-part-tower-n-for = Se queda con el puesto que la tomó.
paper-part-tower-o = { token-o }
paper-part-tower-o-for = Se queda con el puesto que la tomó.
paper-part-tower-x = { token-x }
paper-part-tower-x-for = Se queda con el puesto que la tomó.
`;export{e as default};