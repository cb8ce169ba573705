var e=`# Qué significan opciones, reglas de la casa, preajustes y ediciones. Los nombres se explican en en/rules.ftl.

## Puestos y reparto

help-players-min = Cuántos puestos juegan como mínimo.
says-players-min = { $value ->
    [1] Basta con un puesto.
   *[other] Juegan al menos { $value } puestos.
  }
help-players-max = Cuántos puestos juegan como máximo.
says-players-max = { $value ->
    [1] Juega un solo puesto.
   *[other] Juegan { $value } puestos como máximo.
  }
help-deal-hand-size = Cuántas cartas recibe cada puesto.
says-deal-hand-size = { $value ->
    [one] Cada puesto recibe una carta.
   *[other] Cada puesto recibe { $value } cartas.
  }
help-deal-dealer = Cómo se decide quién reparte primero.
    .example = Ada saca el 8 azul, Bea el 3 amarillo, Cem un Comodín: con high_card reparte Ada.
says-deal-dealer = { $value ->
    [high_card] Cada puesto saca una carta; el número más alto reparte primero.
    [random] Quién reparte primero se sortea.
   *[fixed] El puesto 0 reparte primero.
  }
help-deal-high-card-symbols = Cuánto valen las cartas sin número al sacar quién reparte.
says-deal-high-card-symbols = { $value ->
    [zero] Para eso una carta sin número vale 0.
    [redraw] Quien saca una carta sin número saca otra.
   *[points] Para eso una carta sin número vale sus puntos.
  }
help-deal-next-dealer = Quién reparte las rondas siguientes.
says-deal-next-dealer = { $value ->
    [next_seat] Después de cada ronda reparte el puesto siguiente.
    [winner] Quien ganó una ronda reparte la siguiente.
    [same] El mismo puesto reparte todas las rondas.
   *[redraw] En cada ronda se decide de nuevo quién reparte.
  }
help-start-player = Quién tiene el primer turno, si la primera carta no cambia nada.
says-start-player = { $value ->
    [beside_dealer] Empieza el puesto junto a quien reparte, en el sentido del juego.
    [lot] Quién empieza se sortea.
    [crown] Empieza el Rey.
   *[previous_winner] Empieza quien ganó la última ronda; en la primera, el puesto junto a quien reparte.
  }
help-start-dir = En qué sentido se juega al principio.
says-start-dir = { $value ->
    [cw] Se empieza en el sentido del reloj, hacia la izquierda.
   *[ccw] Se empieza en sentido contrario al reloj, hacia la derecha.
  }

## La baraja

help-deck-kind = Qué caja de cartas se usa.
says-deck-kind = { $value ->
    [classic108] -
    [blank112] La caja tiene 112 cartas, 4 de ellas en blanco.
    [swap112] La caja tiene 112 cartas: un Comodín que cambia manos y 3 Comodines a tu gusto.
   *[shuffle112] La caja tiene 112 cartas: un Comodín que baraja manos y 3 Comodines a tu gusto.
  }
help-deck-blanks = Qué hacen las cartas en blanco y los Comodines a tu gusto.
says-deck-blanks = { $value ->
    [remove] Las cartas sin regla propia se quedan en la caja.
    [plain_wild] Una carta en blanco, o un Comodín a tu gusto, es un simple Comodín.
   *[house_card] Una carta en blanco, o un Comodín a tu gusto, es un Comodín con una regla de la mesa.
  }
help-deck-copies = Cuántas barajas se mezclan.
says-deck-copies = { $value ->
    [1] -
   *[other] Se mezclan { $value } barajas.
  }
help-deck-too-small = Qué pasa cuando la baraja no alcanza para todas las manos.
says-deck-too-small = { $value ->
    [reject] -
    [add_copy] Si una baraja no alcanza para todas las manos, se añade otra.
   *[shrink_hand] Si la baraja no alcanza para todas las manos, se reparten menos cartas.
  }
help-deck-lost = Cartas que faltan en la caja, por su código; las de repuesto en blanco las sustituyen.
    .example = Una caja de 112 que perdió un 5 rojo y un Comodín: \`classic deck.kind=blank112 deck.lost=R5,W\`
says-deck-lost = { $value ->
    [none] -
   *[other] Perdidas: { $value }. Las cartas en blanco de repuesto las sustituyen; sin ellas, la baraja es más pequeña.
  }
help-custom-rule = Qué hace el Comodín de la mesa antes de elegir el color.
says-custom-rule = { $value ->
    [others_draw_1] El Comodín de la mesa: todos los demás roban una carta.
    [next_draws_3] El Comodín de la mesa: el puesto siguiente roba 3 cartas.
    [discard_colour] El Comodín de la mesa: se descartan todas las cartas del color elegido.
    [show_hand] El Comodín de la mesa: quien lo juega enseña su mano.
    [next_draws_until] El Comodín de la mesa: el puesto siguiente roba hasta que sale el color elegido.
    [text] El Comodín de la mesa: el puesto siguiente hace lo que hay escrito, o roba 2 cartas.
    [swap] El Comodín de la mesa: se cambian las manos con un puesto elegido.
    [pass_hands] El Comodín de la mesa: cada mano pasa al puesto siguiente.
    [chosen_draws_2] El Comodín de la mesa: un puesto elegido roba 2 cartas.
   *[skip_all] El Comodín de la mesa: quien lo juega tiene otro turno.
  }

## La carta descubierta primero

help-first-skip = Qué hace un Salto descubierto primero.
says-first-skip = { $value ->
    [skip_starter] Un Salto descubierto primero salta a quien empieza.
    [ignore] Un Salto descubierto primero no hace nada.
   *[redraw] Un Salto descubierto primero vuelve al mazo, y se descubre otra carta.
  }
help-first-reverse = Qué hace un Cambio de sentido descubierto primero.
    .example = Dora reparte en el sentido del reloj y descubre un Cambio de sentido: con dealer_starts empieza Dora, y se juega al revés.
says-first-reverse = { $value ->
    [dealer_starts] Un Cambio de sentido descubierto primero invierte el sentido, y empieza quien reparte.
    [far_neighbour_starts] Un Cambio de sentido descubierto primero invierte el sentido, y empieza el puesto al otro lado de quien reparte.
    [ignore] Un Cambio de sentido descubierto primero no hace nada.
   *[redraw] Un Cambio de sentido descubierto primero vuelve al mazo, y se descubre otra carta.
  }
help-first-draw-two = Qué hace un +2 descubierto primero.
says-first-draw-two = { $value ->
    [draw_and_lose_turn] Un +2 descubierto primero: quien empieza roba 2 cartas y pierde el turno.
    [draw_only] Un +2 descubierto primero: quien empieza roba 2 cartas y conserva el turno.
    [ignore] Un +2 descubierto primero no hace nada.
   *[redraw] Un +2 descubierto primero vuelve al mazo, y se descubre otra carta.
  }
help-first-wild = Qué hace un Comodín descubierto primero.
says-first-wild = { $value ->
    [starter_names] Un Comodín descubierto primero: quien empieza elige el color y tiene el turno.
    [dealer_names] Un Comodín descubierto primero: quien reparte elige el color.
   *[redraw] Un Comodín descubierto primero vuelve al mazo, y se descubre otra carta.
  }
help-first-wd4 = Qué hace un Comodín +4 descubierto primero.
says-first-wd4 = { $value ->
    [redraw] Un Comodín +4 descubierto primero vuelve al mazo, y se descubre otra carta.
   *[as_wild] Un Comodín +4 descubierto primero es un simple Comodín: nadie roba.
  }
help-first-redraw-method = Adónde va una carta que no puede quedar primera.
says-first-redraw-method = { $value ->
    [shuffle_back] Una carta que no puede quedar primera se baraja de nuevo en el mazo.
    [to_bottom] Una carta que no puede quedar primera va debajo del mazo.
   *[bury] Una carta que no puede quedar primera se queda, y la siguiente se pone encima.
  }

## El turno

help-turn-must-play = Si quien puede jugar tiene que hacerlo.
    .example = Con true, Ada no puede robar mientras su 7 rojo encaje con el 2 rojo.
says-turn-must-play = { $value ->
    [false] Puedes robar aunque una carta tuya encaje.
   *[true] Quien puede jugar tiene que hacerlo: solo robas si ninguna carta tuya encaja.
  }
help-turn-draw = Cuántas cartas roba quien no tiene nada que jugar.
says-turn-draw = { $value ->
    [one] Quien no juega roba una carta.
    [until_playable] Quien no tiene nada que jugar roba hasta que una carta encaje; quien roba por gusto roba una.
    [always_until_playable] Quien no juega roba hasta que una carta encaje.
   *[until_playable_optional] Quien no tiene nada que jugar puede seguir robando hasta que una carta encaje, y puede parar tras cualquiera.
  }
help-turn-drawn-card = Qué puede hacerse con una carta recién robada que encaja.
says-turn-drawn-card = { $value ->
    [may] Una carta recién robada que encaja puede jugarse enseguida o guardarse.
    [must] Una carta recién robada que encaja tiene que jugarse enseguida.
    [must_if_forced] Una carta recién robada que encaja tiene que jugarse enseguida si no había nada que jugar; si no, puede guardarse.
   *[never] Robar termina el turno: la carta robada se guarda.
  }
help-turn-after-draw = Qué cartas pueden jugarse después de robar.
says-turn-after-draw = { $value ->
    [drawn_only] Después de robar solo puede jugarse la carta robada.
   *[any_card] Después de robar puede jugarse cualquier carta que encaje.
  }
help-wild-on-wild = Si un Comodín puede jugarse sobre un Comodín.
says-wild-on-wild = { $value ->
    [true] Un Comodín puede jugarse sobre todo, también sobre un Comodín.
   *[false] Un Comodín puede jugarse sobre todo menos sobre un Comodín.
  }
help-reverse-two-players = Qué hace un Cambio de sentido cuando quedan dos puestos.
says-reverse-two-players = { $value ->
    [skip] Con dos puestos un Cambio de sentido salta al otro: quien lo juega tiene otro turno.
   *[flip_only] Con dos puestos un Cambio de sentido solo invierte el sentido, y sigue el otro puesto.
  }

## El Comodín +4

help-wd4-condition = Cuándo es honesto un Comodín +4.
says-wd4-condition = { $value ->
    [no_colour] Un Comodín +4 solo es honesto si ninguna carta que queda en la mano tiene el color activo.
    [no_playable] Un Comodín +4 solo es honesto si ninguna otra carta que queda en la mano encaja, sin contar Comodines.
   *[none] Un Comodín +4 puede jugarse siempre.
  }
help-wd4-blockers = Qué cartas del color activo convierten un Comodín +4 en farol.
says-wd4-blockers = { $value ->
    [coloured] Cuenta toda carta del color activo, con número o con símbolo; el mismo número en otro color no cuenta.
    [numbers_only] Solo cuentan los números del color activo.
   *[coloured_and_wilds] Cuenta toda carta del color activo, y también cualquier Comodín.
  }
help-wd4-enforce = Si puede intentarse un farol.
says-wd4-enforce = { $value ->
    [challenge] Puede intentarse un farol; solo el puesto que tiene que robar puede desafiarlo, antes de robar.
   *[refuse] No hay faroles: un Comodín +4 solo puede jugarse cuando es honesto.
  }
help-challenge-on = Si un Comodín +4 puede desafiarse.
says-challenge-on = { $value ->
    [true] -
   *[false] Nadie desafía: las cartas simplemente se roban.
  }
help-challenge-show-to = Quién ve la mano desafiada.
says-challenge-show-to = { $value ->
    [challenger] La mano desafiada se enseña solo a quien desafía.
   *[everyone] La mano desafiada se enseña a todos.
  }
help-challenge-guilty-cards = Cuántas cartas cuesta un farol descubierto.
says-challenge-guilty-cards = { $value ->
    [0] Un farol descubierto no cuesta cartas.
    [one] Un farol descubierto: quien jugó la carta roba una carta en lugar del otro.
   *[other] Un farol descubierto: quien jugó la carta roba { $value } cartas en lugar del otro.
  }
help-challenge-guilty-card-returns = Si un Comodín +4 de farol vuelve a la mano.
says-challenge-guilty-card-returns = { $value ->
    [false] La carta del farol se queda donde está, con el color elegido.
   *[true] La carta del farol vuelve a la mano, y vale de nuevo el color de antes.
  }
help-challenge-after-success = Quién sigue tras descubrir un farol.
says-challenge-after-success = { $value ->
    [challenger_plays] Tras descubrir un farol, quien desafió tiene un turno normal.
   *[challenger_skipped] Incluso tras descubrir un farol, quien desafió pierde el turno.
  }
help-challenge-failed-extra = Cuántas cartas más cuesta un desafío fallido.
says-challenge-failed-extra = { $value ->
    [0] Un desafío fallido no cuesta más que las cartas mismas.
    [one] Un desafío fallido cuesta una carta más.
   *[other] Un desafío fallido cuesta { $value } cartas más.
  } Se pierde el turno.
help-challenge-stack-scope = Cuánto de una suma acumulada roba un farol descubierto.
says-challenge-stack-scope = { $value ->
    [whole_stack] Si se acumularon cartas, un farol descubierto roba toda la suma.
   *[last_card] Si se acumularon cartas, un farol descubierto paga solo la última; el resto queda para quien desafió.
  }
help-challenge-on-last-card = Si un Comodín +4 que termina la ronda puede desafiarse.
says-challenge-on-last-card = { $value ->
    [false] Un Comodín +4 que termina la ronda no puede desafiarse.
   *[true] También un Comodín +4 que termina la ronda puede desafiarse.
  }

## Cantar UNO

help-uno-penalty = Cuántas cartas cuesta no cantar.
says-uno-penalty = { $value ->
    [0] Que te pillen sin cantar no cuesta nada.
    [one] Quien es pillado sin cantar roba una carta.
   *[other] Quien es pillado sin cantar roba { $value } cartas.
  }
help-uno-self-rescue = Si cantar tarde todavía salva.
says-uno-self-rescue = { $value ->
    [true] Cantar tarde todavía salva, si nadie fue más rápido.
   *[false] Cantar tarde no salva.
  }
help-uno-window = Hasta cuándo puede pillarse a quien no cantó.
says-uno-window = { $value ->
    [next_action] Se puede pillar hasta que otro puesto haga algo: juegue, robe, acepte o desafíe.
   *[next_play] Se puede pillar hasta que otro puesto juegue una carta.
  }
help-uno-false-call = Cuántas cartas cuesta cantar sin motivo.
says-uno-false-call = { $value ->
    [0] -
    [one] Quien canta sin motivo roba una carta.
   *[other] Quien canta sin motivo roba { $value } cartas.
  }
help-uno-false-catch = Cuántas cartas cuesta acusar sin motivo.
says-uno-false-catch = { $value ->
    [0] -
    [one] Quien acusa a un puesto que no debe cantar roba una carta.
   *[other] Quien acusa a un puesto que no debe cantar roba { $value } cartas.
  }
help-uno-after-swap = Quién debe cantar después de un cambio de manos.
says-uno-after-swap = { $value ->
    [actor] Tras un cambio de manos, solo quien jugó debe cantar si le queda una carta.
    [everyone] Tras un cambio de manos, debe cantar todo el que tenga una sola carta.
   *[nobody] Tras un cambio de manos, nadie debe cantar.
  }

## Jugadas que no encajan

help-illegal-mode = Qué pasa con una carta que no encaja.
says-illegal-mode = { $value ->
    [refuse] Una carta que no encaja simplemente se recoge.
   *[penalise] Una carta que no encaja se recoge, y eso tiene un precio.
  }
help-illegal-cards = Cuántas cartas cuesta una jugada que no encaja.
says-illegal-cards = { $value ->
    [0] Recogerla no cuesta cartas.
    [one] Recogerla cuesta una carta.
   *[other] Recogerla cuesta { $value } cartas.
  }
help-illegal-lose-turn = Si una jugada que no encaja cuesta el turno.
says-illegal-lose-turn = { $value ->
    [false] No se pierde el turno: puede probarse otra carta.
   *[true] Además se pierde el turno.
  }
help-illegal-out-of-turn-cards = Cuántas cartas cuesta jugar fuera de turno.
says-illegal-out-of-turn-cards = { $value ->
    [0] Una carta jugada fuera de turno simplemente se recoge.
    [one] Una carta jugada fuera de turno se recoge y cuesta una carta.
   *[other] Una carta jugada fuera de turno se recoge y cuesta { $value } cartas.
  }
help-suggestion-cards = Cuántas cartas cuesta aconsejar a otro puesto.
says-suggestion-cards = { $value ->
    [0] -
    [one] Aconsejar a otro puesto cuesta una carta.
   *[other] Aconsejar a otro puesto cuesta { $value } cartas.
  }

## Quedarse sin cartas

help-finish-last-card = Qué cartas pueden ser la última.
says-finish-last-card = { $value ->
    [any] Cualquier carta puede ser la última.
    [no_wild] Un Comodín no puede ser la última carta; quien solo tiene eso, roba.
   *[numbers_only] La última carta tiene que ser un número; quien solo tiene otra, roba.
  }
help-finish-final-draw-card = Si una carta de robar jugada la última todavía hace robar.
says-finish-final-draw-card = { $value ->
    [true] Si la última carta es de robar, el puesto siguiente aún roba antes de contar las manos.
   *[false] Si la última carta es de robar, nadie roba por ella.
  }
help-pile-when = Cuándo los descartes forman un mazo nuevo.
says-pile-when = { $value ->
    [on_need] Cuando hace falta una carta y el mazo está vacío, los descartes se barajan en uno nuevo; la carta visible se queda.
   *[at_once] En cuanto el mazo está vacío, los descartes se barajan en uno nuevo; la carta visible se queda.
  }
help-pile-blocked = Cómo termina una ronda en la que nadie puede jugar ni robar.
says-pile-blocked = { $value ->
    [void] Si en una vuelta entera nadie puede jugar ni robar, la ronda termina sin ganador.
   *[lowest_hand_wins] Si en una vuelta entera nadie puede jugar ni robar, gana la mano más baja.
  }

## Puntos y partida

help-score-action = Cuánto vale una carta de color sin número.
says-score-action = Las cartas de color sin número valen { $value }.
help-score-wild = Cuánto vale un simple Comodín.
says-score-wild = Un simple Comodín vale { $value }.
help-score-wd4 = Cuánto vale un Comodín +4.
says-score-wd4 = Un Comodín +4 vale { $value }.
help-score-extra-wild = Cuánto vale una carta en blanco o un Comodín que cambia o baraja manos.
says-score-extra-wild = Una carta en blanco o un Comodín que cambia o baraja manos vale { $value }.
help-score-mode = Quién anota qué puntos.
says-score-mode = { $value ->
    [winner_takes] Quien se queda sin cartas anota los puntos de todas las demás manos.
    [own_points] Cada cual anota los puntos que quedan en su mano; pocos puntos es bueno.
   *[none] No se anotan puntos; cuentan las rondas ganadas.
  }
help-match-kind = Cuánto dura una partida.
says-match-kind = { $value ->
    [target] -
    [rounds] Una partida tiene un número fijo de rondas.
    [lives] Una partida sigue hasta que solo a un puesto le quedan bombas por descubrir.
   *[single] Una partida es una sola ronda.
  }
help-match-target = Los puntos que terminan la partida.
says-match-target = La partida termina cuando alguien llega a { $value }.
help-match-rounds = El número de rondas de una partida.
says-match-rounds = { $value ->
    [one] Se juega una ronda.
   *[other] Se juegan { $value } rondas.
  }
help-match-tie = Qué pasa cuando los mejores empatan.
says-match-tie = { $value ->
    [extra_round] Si los mejores empatan, decide otra ronda.
   *[shared] Si los mejores empatan, comparten la victoria.
  }

## Opciones de la casa

help-house-stack = Qué cartas de robar responden a una carta de robar.
    .example = Ada juega +2, Bea responde con +2, y Cem, que no tiene, roba 4.
says-house-stack = { $value ->
    [none] -
    [draw_two] A un +2 puede responderse con un +2: las cartas se suman y pasan al puesto siguiente.
    [same_kind] A una carta de robar puede responderse con otra igual, +2 a +2 y Comodín +4 a Comodín +4: las cartas se suman y pasan al puesto siguiente.
    [up] A una carta de robar puede responderse con otra igual o mayor: las cartas se suman y pasan al puesto siguiente.
    [at_least] A una carta de robar puede responderse con otra tan grande o mayor: las cartas se suman y pasan al puesto siguiente.
   *[any] A una carta de robar puede responderse con cualquier otra, con una menor en el color elegido: las cartas se suman y pasan al puesto siguiente.
  }
help-house-bounce = Si un Salto o un Cambio de sentido desvía un castigo.
    .example = A Bea le toca un +2 azul; su Salto azul lo pasa a Cem.
says-house-bounce = { $value ->
    [none] -
    [skip_on_draw_two] Un Salto del color activo pasa un +2 al puesto siguiente.
    [skip] Un Salto del color activo pasa cualquier castigo al puesto siguiente.
    [reverse] Un Cambio de sentido del color activo devuelve cualquier castigo.
   *[skip_and_reverse] Un Salto del color activo pasa cualquier castigo, un Cambio de sentido del color activo lo devuelve.
  }
help-house-jump-in = Qué cartas idénticas pueden jugarse fuera de turno.
    .example = Ada juega el 6 verde; Dora tiene el otro 6 verde, lo juega enseguida, y se sigue desde ella.
says-house-jump-in = { $value ->
    [none] -
    [numbers] Quien tiene el número idéntico puede jugarlo fuera de turno; se sigue desde ahí.
    [coloured] Quien tiene la carta de color idéntica puede jugarla fuera de turno; se sigue desde ahí.
   *[all] Quien tiene la carta idéntica, también un Comodín, puede jugarla fuera de turno; se sigue desde ahí.
  }
help-house-jump-effect = Si todavía cuenta la carta sobre la que alguien se adelantó.
says-house-jump-effect = { $value ->
    [cancel_first] La carta sobre la que alguien se adelantó no tiene efecto; solo cuenta la segunda.
   *[add] Las dos cartas tienen su efecto.
  }
help-house-jump-window = Hasta cuándo puede uno adelantarse.
says-house-jump-window = { $value ->
    [until_next_action] Puede uno adelantarse hasta que otro puesto haya hecho algo.
   *[while_on_top] Puede uno adelantarse mientras la carta esté encima.
  }
help-house-jump-first-card = Si puede uno adelantarse sobre la carta descubierta primero.
says-house-jump-first-card = { $value ->
    [true] También sobre la carta descubierta primero puede uno adelantarse.
   *[false] Sobre la carta descubierta primero nadie puede adelantarse.
  }
help-house-seven = Si un 7 cambia la mano con un puesto elegido.
says-house-seven = { $value ->
    [false] -
   *[true] Quien juega un 7 cambia su mano con otro puesto.
  }
help-house-seven-optional = Si puede renunciarse al cambio de un 7.
says-house-seven-optional = { $value ->
    [false] Al cambio de un 7 no se puede renunciar.
   *[true] Al cambio de un 7 se puede renunciar.
  }
help-house-zero = Si un 0 pasa todas las manos.
says-house-zero = { $value ->
    [false] -
   *[true] Con un 0 cada mano pasa al puesto siguiente, en el sentido del juego.
  }
help-house-slap = Con qué números todos dan una palmada a la pila.
    .example = Con 6 y 9: \`classic house.slap=6,9\`
says-house-slap = { $value ->
    [none] -
   *[other] Con { $value } todos dan una palmada a la pila, y el último roba.
  }
help-house-slap-cards = Cuántas cartas roba el último en la palmada.
says-house-slap-cards = { $value ->
    [0] El último en la palmada no roba nada.
    [one] El último en la palmada roba una carta.
   *[other] El último en la palmada roba { $value } cartas.
  }
help-house-slap-player-included = Si quien jugó la carta también da la palmada.
says-house-slap-player-included = { $value ->
    [true] Quien jugó la carta también da la palmada.
   *[false] Quien jugó la carta no tiene que dar la palmada.
  }
help-house-slap-missing = Quién roba si a varios no les dio tiempo a la palmada.
says-house-slap-missing = { $value ->
    [all_draw] Cuando se acaba el tiempo, roban todos los que no han dado la palmada.
   *[last_seat_only] Cuando se acaba el tiempo, roba solo el último de los que no han dado la palmada.
  }
help-house-silent = Si no se canta.
says-house-silent = { $value ->
    [false] -
   *[true] Nadie canta, y a nadie se le puede pillar.
  }
help-house-doubles = Si pueden jugarse varias cartas de un número en un turno.
    .example = Bea juega el 4 rojo, luego el 4 azul y el 4 verde: ahora el color activo es verde.
says-house-doubles = { $value ->
    [false] -
   *[true] Quien juega un número puede jugar más cartas de ese número en el mismo turno; la última es la carta visible.
  }
help-house-bomb = Si tres de un número hacen robar a todos los demás.
says-house-bomb = { $value ->
    [false] -
   *[true] Quien juega tres o más de un número en un turno hace robar una carta a todos los demás.
  }
help-house-hand-limit = Desde cuántas cartas una mano ya no roba; 0 es nunca.
says-house-hand-limit = { $value ->
    [0] -
   *[other] Una mano de { $value } cartas ya no roba: pasa, y un castigo cuenta solo hasta ahí.
  }
help-house-open-low = Hasta cuántas cartas una mano está a la vista; 0 es nunca.
says-house-open-low = { $value ->
    [0] -
    [one] Una mano de una carta está a la vista.
   *[other] Una mano de { $value } cartas o menos está a la vista.
  }
help-house-last-one-loses = Si la ronda sigue hasta que queda un puesto.
says-house-last-one-loses = { $value ->
    [false] -
   *[true] La ronda sigue hasta que queda un puesto; los demás se clasifican por el orden en que se quedaron sin cartas.
  }
help-house-blind-draw = Si una carta robada solo se ve en el turno siguiente.
says-house-blind-draw = { $value ->
    [false] -
   *[true] Una carta robada solo se mira cuando empieza el propio turno siguiente.
  }
help-house-blitz = A los cuántos segundos termina una ronda; 0 es nunca.
says-house-blitz = { $value ->
    [0] -
   *[other] Una ronda termina a los { $value } segundos: gana quien tiene menos cartas, y luego menos puntos.
  }
help-house-revenge = Si un castigo respondido se duplica.
    .example = Ada juega +2, Bea responde con +2: 4 cartas. Cem también responde: 8 cartas.
says-house-revenge = { $value ->
    [false] -
   *[true] Un castigo respondido se duplica, en vez de solo sumarse.
  }
help-house-double-score = Si los puntos cuentan doble.
says-house-double-score = { $value ->
    [false] -
   *[true] Todos los puntos cuentan doble.
  }
help-house-season = Si los puntos pasan de una partida a otra.
says-house-season = { $value ->
    [false] -
   *[true] Los puntos pasan a la siguiente partida de los mismos.
  }
help-house-swap-any = Si un simple Comodín puede cambiar manos.
says-house-swap-any = { $value ->
    [false] -
   *[true] Quien juega un simple Comodín también puede cambiar su mano con otro puesto.
  }
help-house-music-chairs = Si los puestos se sortean antes de cada ronda.
says-house-music-chairs = { $value ->
    [false] -
   *[true] Antes de cada ronda, salvo la primera, los puestos se sortean de nuevo.
  }
help-house-progressive-uno = Si crece el precio de no cantar.
says-house-progressive-uno = { $value ->
    [false] -
   *[true] La segunda vez que un puesto no canta en una ronda cuesta el doble, la tercera el triple, y así.
  }
help-house-lucky-opening = Si empieza quien encaja más rápido con la primera carta.
says-house-lucky-opening = { $value ->
    [false] -
   *[true] Cuando se descubre primero un número, empieza quien más rápido juega una carta que encaja.
  }
help-house-secret-partner = Si cada puesto tiene una pareja secreta.
says-house-secret-partner = { $value ->
    [false] -
   *[true] Cada puesto tiene una pareja secreta, y los dos ganan juntos; las parejas se enseñan al final.
  }
help-house-mercy = Desde cuántas cartas una mano queda fuera de la ronda; 0 es nunca.
says-house-mercy = { $value ->
    [0] -
   *[other] Una mano de { $value } cartas o más queda fuera de la ronda, y sus cartas se apartan.
  }
help-house-teams = Si los puestos enfrentados son pareja.
says-house-teams = { $value ->
    [false] -
   *[true] Los puestos enfrentados son pareja: un equipo gana cuando uno se queda sin cartas, y los puntos son del equipo.
  }
help-house-elimination = Si deja la partida tras cada ronda el puesto con más puntos en la mano.
says-house-elimination = { $value ->
    [false] -
   *[true] Tras cada ronda deja la partida el puesto con más puntos en la mano; gana el último que queda.
  }

## Reglas de la casa

rule-stacking = Acumular
    .line = Una carta de robar responde a otra, y la suma pasa.
    .example = Ada juega +2, Bea responde con +2, Cem roba 4. Cualquiera sobre cualquiera: \`classic +stacking=any\`
rule-bounce = Rebote
    .line = Un Salto del color activo pasa un +2.
    .example = A Bea le toca un +2 rojo: su Salto rojo lo manda a Cem. También con Cambio de sentido: \`classic +bounce=skip_and_reverse\`
rule-jump-in = Adelantarse
    .line = Quien tiene la carta idéntica puede jugarla fuera de turno.
    .example = Ada juega el 6 verde, Dora se adelanta con el otro 6 verde, y sigue el puesto después de Dora.
rule-seven-0 = Siete y cero
    .line = Un 7 cambia la mano con un puesto elegido, un 0 pasa todas las manos.
    .example = A Cem le quedan 5 cartas y juega un 7: toma las 2 de Ada, y ella las 4 de él.
rule-slap = Palmada
    .line = Con un 6 o un 9 todos dan una palmada a la pila, y el último roba.
    .example = Ada juega el 9 azul, todos dan la palmada, Emil es el último y roba 2. Solo con 3: \`classic +slap=3\`
rule-silent = En silencio
    .line = Nadie canta, y a nadie se le puede pillar.
    .example = Bea juega su penúltima carta y no dice nada; no pasa nada.
rule-doubles = Dobles
    .line = En un turno pueden jugarse varias cartas de un número.
    .example = Bea juega el 4 rojo, el azul y el verde en un turno; el color activo es verde.
rule-bomb = Bomba
    .line = Tres de un número en un turno hacen robar una carta a todos los demás.
    .example = Bea juega tres 4: todos los demás roban una carta. Viene con Dobles.
rule-hand-limit = Mano llena
    .line = Una mano llena ya no roba.
    .example = Con 15 cartas Cem pasa en vez de robar. Ya con 10: \`classic +hand-limit=10\`
rule-open-low = Manos pequeñas a la vista
    .line = Una mano pequeña está a la vista.
    .example = A Ada le quedan 2 cartas: todos las ven.
rule-last-one-loses = Pierde el último
    .line = La ronda sigue hasta que queda un puesto.
    .example = Ada se queda sin cartas la primera, luego Cem y Bea: Dora se queda con las suyas.
rule-blind-draw = Robar a ciegas
    .line = Una carta robada solo se ve en el turno siguiente.
    .example = Bea roba y deja la carta boca abajo; cuando le toca otra vez, la mira.
rule-blitz = Relámpago
    .line = Una ronda termina a los tres minutos: ganan menos cartas.
    .example = Se acabó el tiempo; Ada tiene 2 cartas y gana. En un minuto: \`classic +blitz=60\`
rule-revenge = Revancha
    .line = Un castigo respondido se duplica. Necesita Acumular.
    .example = \`classic +stacking +revenge\`: un +2 respondido son 4; respondido otra vez, 8.
rule-double-score = Puntos dobles
    .line = Todos los puntos cuentan doble.
    .example = Bea se queda sin cartas y los demás tienen 31 puntos: anota 62.
rule-season = Temporada
    .line = Los puntos pasan de una partida a otra.
    .example = Ada ganó 520 a 310; la partida siguiente sigue con esos puntos al lado.
rule-swap-any-card = Comodín de cambio
    .line = Un simple Comodín también puede cambiar manos.
    .example = Emil juega un Comodín, cambia la mano con Ada y elige azul.
rule-music-chairs = Baile de sillas
    .line = Antes de cada ronda los puestos se sortean.
    .example = En la ronda 2 Ada se sienta después de Dora, que antes estaba enfrente.
rule-progressive-uno = UNO progresivo
    .line = Cada vez que no se canta cuesta más que la anterior.
    .example = A Cem lo pillan y roba 2; si lo pillan otra vez en esta ronda, roba 4.
rule-lucky-opening = Apertura rápida
    .line = Empieza quien encaja más rápido con el primer número.
    .example = Se descubre el 3 amarillo; Fay es la primera con el 8 amarillo y ha abierto la ronda.
rule-secret-partner = Pareja secreta
    .line = Cada puesto tiene una pareja secreta, y los dos ganan juntos.
    .example = Ada se queda sin cartas; Cem resulta ser su pareja y gana con ella.
rule-force-play = Obligación de jugar
    .line = Quien puede jugar tiene que hacerlo.
    .example = Ada guardaría su 7 rojo, pero encaja: no puede robar.
rule-draw-then-play-any = Robar y jugar cualquiera
    .line = Después de robar puede jugarse cualquier carta que encaje.
    .example = Bea roba el 1 amarillo y juega el 2 verde que guardaba.
rule-draw-skips-turn = Robar termina el turno
    .line = Robar termina el turno.
    .example = Cem roba justo la carta que necesitaba, y tiene que esperar.
rule-draw-until-playable = Robar hasta encajar
    .line = Quien no tiene nada que jugar roba hasta que una carta encaje.
    .example = Dora roba 1, 2, 3 cartas; la tercera encaja.
rule-no-action-finish = Final con número
    .line = La última carta tiene que ser un número.
    .example = A Emil le queda un Salto: no puede ser su última carta, así que roba.
rule-false-call = Cantar sin motivo
    .line = Cantar sin motivo cuesta 2 cartas.
    .example = Fay canta con 4 cartas en la mano y roba 2.
rule-false-catch = Acusar sin motivo
    .line = Acusar a un puesto que no debe cantar cuesta 2 cartas.
    .example = Gus acusa a Ada, que sí ha cantado: Gus roba 2.
rule-rules-lawyer = Con el reglamento en la mano
    .line = Jugar lo que no encaja y aconsejar es posible, y cuesta cartas.
    .example = Hana juega el 5 verde sobre el 2 rojo, lo recoge y roba 2.
rule-mercy = Piedad
    .line = Una mano demasiado grande queda fuera de la ronda.
    .example = Emil tiene que aceptar 6 y tendría 26 cartas: queda fuera. Ya con 20: \`classic +mercy=20\`
rule-teams = Equipos
    .line = Los puestos enfrentados son pareja y ganan juntos.
    .example = En una mesa de cuatro Ada se queda sin cartas: ella y Cem, que está enfrente, han ganado.
rule-elimination = Eliminación
    .line = Tras cada ronda la peor mano deja la partida.
    .example = Bea se queda sin cartas; Dora tiene 87 puntos, más que Ada y Cem, y se va.

## Preajustes

preset-official = Oficial
    .line = Lo que vale cada opción de por sí: las reglas usuales de la caja de 108 cartas.
    .example = \`classic\` y \`classic official\` son lo mismo.
preset-spanish = Folleto español
    .line = Un folleto antiguo: hacia la derecha, jugar mal y aconsejar cuesta 2 cartas, un Comodín vale 20.
    .example = \`classic spanish\`
preset-german = Folleto alemán
    .line = Un folleto antiguo: quien puede jugar tiene que hacerlo, se sortea quién empieza, jugar mal cuesta una carta.
    .example = \`classic german\`
preset-article112 = La caja de 112 cartas
    .line = Una caja con 4 cartas en blanco, y 4 cartas por no cantar.
    .example = \`classic article112\`
preset-modern = Página moderna
    .line = Como oficial, y se sortea quién reparte primero.
    .example = \`classic modern\`
preset-modern-house = Página moderna con reglas de la casa
    .line = Acumular, adelantarse, 7 y 0, palmada, seguir robando y ninguna carta de acción al final.
    .example = \`classic modern modern_house\`
preset-mattel-house = Reglas de la casa de la hoja
    .line = Acumular iguales, adelantarse con toda carta, 7 y 0, seguir robando mientras se quiera.
    .example = \`classic mattel_house\`
preset-short-250 = A 250
    .line = Una partida más corta, a 250 puntos.
    .example = \`classic short_250\`
preset-rounds-5 = Cinco rondas
    .line = Cinco rondas, gana quien tiene más puntos.
    .example = \`classic rounds_5\`
preset-rounds-10 = Diez rondas
    .line = Diez rondas, gana quien tiene más puntos.
    .example = \`classic rounds_10\`
preset-single = Una sola ronda
    .line = Una ronda, sin puntos: gana quien se queda sin cartas.
    .example = \`classic single\`
preset-low-score = Pocos puntos
    .line = Cada cual anota sus propios puntos; gana quien tiene menos.
    .example = \`classic low_score\`
preset-party-rules = Fiesta
    .line = Acumular cualquier carta de robar, 7 y 0, adelantarse, robar hasta que una carta encaje.
    .example = \`classic party_rules\`
preset-quick = Rápida
    .line = 5 cartas, a 250 puntos, y quien puede jugar tiene que hacerlo.
    .example = \`classic quick\`
preset-kids = Infantil
    .line = 5 cartas, sin cantar, sin desafíos, con tiempo de sobra.
    .example = \`classic kids\`
preset-tournament = Torneo
    .line = Sin faroles, diez rondas, 15 segundos por turno.
    .example = \`classic tournament\`
preset-chaos = Caos
    .line = Todo a la vez: acumular, rebote, adelantarse, 7 y 0, palmada, dobles, bomba, revancha.
    .example = \`classic chaos\`

## Ediciones

edition-classic = Clásica
    .line = Cuatro colores, números del 0 al 9, Salto, Cambio de sentido, +2, Comodín y Comodín +4.
    .example = \`classic\`
edition-all-wild = Todo comodines
    .line = Sin colores: toda carta es un Comodín y encaja con cualquier otra.
    .example = \`all_wild\`
edition-angry-birds = Angry Birds
    .line = Un Comodín rey cerdo reparte cartas hasta que sale el color elegido.
    .example = \`angry_birds\`
edition-attack = Ataque
    .line = Un lanzador en lugar del mazo: nadie sabe cuántas cartas dispara.
    .example = \`attack\`
edition-attack-modern = Ataque, baraja actual
    .line = El lanzador con las cartas de la caja actual.
    .example = \`attack_modern\`
edition-blast = Estallido
    .line = Las cartas van a un cañón hasta que las dispara todas a alguien.
    .example = \`blast\`
edition-boom-o = Boom-O
    .line = Un total que no puede pasar de 60, y bombas para quien no lo consigue.
    .example = \`boom_o\`
edition-bts = BTS
    .line = Un Comodín baile pide un baile, y la mesa vota.
    .example = \`bts\`
edition-chicago-cubs = Chicago Cubs
    .line = Un Comodín que cambia la mano con un puesto elegido.
    .example = \`chicago_cubs\`
edition-classic-blank = Clásica con cartas en blanco
    .line = La clásica con cuatro cartas en blanco que llevan una regla de la mesa.
    .example = \`classic_blank\`
edition-classic-modern = Clásica, baraja actual
    .line = La clásica con un Comodín que baraja manos y tres a tu gusto.
    .example = \`classic_modern\`
edition-dare = Retos
    .line = A quien le toca hace un reto de una lista, o roba.
    .example = \`dare\`
edition-dos = Dos
    .line = Una fila de cartas en el centro, que se igualan con una carta o con la suma de dos.
    .example = \`dos\`
edition-emoji = Caras
    .line = La cara de la carta se mantiene hasta el turno siguiente, o cuesta cartas.
    .example = \`emoji\`
edition-flash = Destello
    .line = Nadie sabe a quién le toca: tras cada carta decide el sorteo.
    .example = \`flash\`
edition-flip = Flip
    .line = Toda carta tiene un lado claro y uno oscuro, y una Vuelta los cambia todos.
    .example = \`flip\`
edition-frozen-2 = Frozen II
    .line = Un Comodín candado fija un color hasta que da la vuelta el turno.
    .example = \`frozen_2\`
edition-harry-potter = Harry Potter
    .line = Un Comodín sombrero hace robar a un puesto elegido hasta que sale su casa.
    .example = \`harry_potter\`
edition-harry-potter-2010 = Harry Potter, 2010
    .line = Un Comodín varita descarta ciertos números de una vez.
    .example = \`harry_potter_2010\`
edition-jurassic-world = Jurassic World
    .line = Un Comodín raptor se lleva ciertos números.
    .example = \`jurassic_world\`
edition-minecraft = Minecraft
    .line = Un Comodín creeper estalla cuando alguien lo roba.
    .example = \`minecraft\`
edition-mod = MOD
    .line = Un Comodín regala cartas de un color, una a cada puesto.
    .example = \`mod\`
edition-no-mercy = Sin piedad
    .line = Cartas de robar hasta +10 que se acumulan, y 25 cartas eliminan.
    .example = \`no_mercy\`
edition-party = Fiesta
    .line = Para 6 a 16 puestos, con señalar, lazos y un montón que da la vuelta.
    .example = \`party\`
edition-power-grab = Toma de poder
    .line = Cuatro torres que tomar y perder; cada una protege, y las cuatro ganan.
    .example = \`power_grab\`
edition-royal-revenge = Venganza real
    .line = Un Rey, un Bufón, y una corona que pasa sin avisar.
    .example = \`royal_revenge\`
edition-showdown = Duelo
    .line = Dos puestos esperan la señal, y el más lento se lleva lo que está en juego.
    .example = \`showdown\`
edition-spin = Rueda
    .line = Algunos números hacen girar una rueda al puesto siguiente.
    .example = \`spin\`
edition-super-mario = Super Mario
    .line = Un Comodín estrella devuelve un castigo a quien lo puso.
    .example = \`super_mario\`
edition-teams = Equipos
    .line = Los puestos enfrentados son pareja; un equipo gana cuando no le quedan cartas.
    .example = \`teams\`
edition-triple-play = Triple
    .line = Tres pilas de descarte que se sobrecargan si se pulsan demasiado.
    .example = \`triple_play\`
edition-wild-jackpot = Comodín premio
    .line = Una máquina con palanca da premios y cartas de regla.
    .example = \`wild_jackpot\`

## Opciones de algunas ediciones

help-deck-add = Cartas especiales de cualquier edición que se añaden: un código y cuántas.
    .example = Cuatro Comodines que cambian manos: \`classic deck.add=Wswap:4\`
says-deck-add = { $value ->
    [none] -
   *[other] Se añaden: { $value }; de un signo de color, otras tantas de cada color.
  }
help-custom-effect = Qué hace la carta propia de la mesa, en los verbos del motor.
    .example = \`classic_modern deck.blanks=house_card custom.effect=draw_rivals_1,name_colour\`
says-custom-effect = { $value ->
    [none] -
   *[other] La carta propia de la mesa hace esto: { $value }.
  }
help-custom-sign = El signo que lleva la carta propia de la mesa.
says-custom-sign = { $value ->
    [none] -
   *[other] La carta propia de la mesa lleva el signo { $value }.
  }
help-custom-name = El nombre de la carta propia de la mesa.
says-custom-name = { $value ->
    [none] -
   *[other] La carta propia de la mesa se llama { $value }.
  }
help-swap-instead-of-shuffle = Si el Comodín que baraja manos es el que las cambia.
says-swap-instead-of-shuffle = { $value ->
    [false] -
   *[true] El Comodín que baraja manos se queda fuera; en su lugar hay uno que las cambia.
  }
help-challenge-elimination = Si la peor mano de una ronda deja la partida.
says-challenge-elimination = { $value ->
    [false] -
   *[true] Después de cada ronda deja la partida quien tiene más puntos en la mano.
  }
help-launcher-memoryless = Si cada pulsación del lanzador es puro azar.
says-launcher-memoryless = { $value ->
    [false] -
   *[true] Cada pulsación del lanzador tiene tanta probabilidad de disparar como la anterior.
  }
help-uno-slap = Si cantar empieza una carrera de palmadas.
says-uno-slap = { $value ->
    [false] -
   *[true] Cuando alguien canta, todos los demás dan una palmada a la pila.
  }
help-turn-timer = Si los turnos se juegan contra el reloj.
says-turn-timer = { $value ->
    [off] -
   *[on] Un turno que dura demasiado termina, y cuesta cartas.
  }
help-flip-pairing = Qué caras comparten carta.
says-flip-pairing = { $value ->
    [table] -
   *[seeded] Qué caras comparten carta se sortea.
  }
help-flip-seed = El número del que sale el emparejamiento de caras.
says-flip-seed = El emparejamiento de caras es el del número { $value }.
help-flip-simple = Si las pilas se quedan como están cuando las cartas se dan la vuelta.
says-flip-simple = { $value ->
    [false] -
   *[true] Cuando las cartas se dan la vuelta, las pilas se quedan como están.
  }
help-visible-backs = Si se ve la otra cara de las cartas de los demás.
says-visible-backs = { $value ->
    [true] Todos ven la otra cara de las cartas de las demás manos.
   *[false] La otra cara de las cartas de las demás manos no se ve.
  }
help-house-map = Qué cartas terminan de robar por el Comodín sombrero.
says-house-map = { $value ->
    [none] Nada termina de robar por el Comodín sombrero.
   *[other] Por el Comodín sombrero se roba hasta una de estas: { $value }.
  }
help-creeper-mode = A quién alcanza un Comodín creeper, y cuándo.
says-creeper-mode = { $value ->
    [self_on_draw] Quien roba un Comodín creeper lo enseña y roba 3 cartas más.
    [others_on_play] Un Comodín creeper jugado hace robar 3 cartas a todos los demás.
   *[next_on_play] Un Comodín creeper jugado hace robar 3 cartas al puesto siguiente.
  }
help-four-towers-win = Si las cuatro torres ganan la ronda.
says-four-towers-win = { $value ->
    [true] Quien tiene las cuatro torres puede devolverlas y ganar la ronda.
   *[false] Las torres no ganan la ronda.
  }
help-royal-clock = Si el reloj real va por tiempo.
says-royal-clock = { $value ->
    [off] -
   *[on] El reloj real va por tiempo, cuando lo usual es contar turnos.
  }
help-open-team-chat = Si las parejas pueden hablar abiertamente.
says-open-team-chat = { $value ->
    [false] -
   *[true] Las parejas pueden hablar abiertamente de sus cartas.
  }
help-dare-list = Qué lista de retos se usa.
says-dare-list = { $value ->
    [family] Los retos salen de la lista familiar.
    [show_off] Los retos salen de la lista de artistas.
    [daredevil] Los retos salen de la lista de valientes.
   *[house_rules] Los retos salen de la lista de la casa.
  }
help-prompt-kind = Si los retos se hacen enseguida o se mantienen.
says-prompt-kind = { $value ->
    [listed] Un reto se hace enseguida o se mantiene, según su lista.
    [instant] Todo reto se hace enseguida.
   *[lasting] Todo reto se mantiene.
  }
help-jackpot-rules = Las cartas de regla de la máquina.
says-jackpot-rules = { $value ->
    [none] La máquina no tiene cartas de regla.
   *[other] Un resultado de regla descubre la siguiente de estas cartas de regla, que luego va debajo: { $value }.
  }
help-score-knockout = Cuánto vale para quien gana un puesto eliminado por demasiadas cartas.
says-score-knockout = { $value ->
    [0] -
   *[other] Un puesto eliminado por demasiadas cartas vale { $value } para quien gana.
  }

# Headings over the options that every table has.

group-players = Cuántos juegan
group-deal = El reparto
group-deck = La baraja
group-custom = Una carta propia
group-start = Quién empieza
group-first = La primera carta
group-turn = Un turno
group-wild = Comodines
group-reverse = Cambio de sentido entre dos
group-wd4 = Comodín roba cuatro
group-uno = Cantar UNO
group-illegal = Cartas que no encajan
group-suggestion = Consejos
group-finish = Irse
group-pile = Un mazo vacío
group-score = Puntos
group-match = La partida
group-challenge = Desafíos
group-editions = De ediciones concretas
`;export{e as default};