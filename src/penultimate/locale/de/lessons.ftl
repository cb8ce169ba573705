# Lektionen: was gesagt wird, während jemand die ersten Züge spielt.

lesson-first = Das Spiel in zwei Minuten
lesson-colour = Die Karte in der Mitte sagt, was passt. Sie ist rot, also passt Rot: lege { $card }.
lesson-number = Auch eine andere Farbe passt, wenn die Zahl gleich ist. In der Mitte liegt eine 2: lege { $card }.
lesson-draw = Robins Aussetzen nahm Sasha den Zug: du bist wieder dran. Keine deiner Karten passt, also ziehe eine.
lesson-drawn = Du hast { $card } gezogen, und sie passt: du darfst sie gleich legen oder behalten. Lege sie.
lesson-two = Eine Zieh zwei: Sasha nahm zwei Karten und setzte aus. Nichts von dir passt auf Gelb. Ziehe noch einmal.
lesson-wild = Eine Farbwahl passt auf alles, und du nennst die Farbe, die gilt. Lege sie.
lesson-name = Nenne eine Farbe, von der du noch etwas hast: Grün.
lesson-catch-no-call = Robin hat noch eine Karte und vergaß, „UNO!“ zu rufen. Schnell: erwische Robin, dann zieht Robin zwei.
lesson-last-but-one = Grün wurde genannt, also passt Grün. Lege { $card }: dann bleibt dir eine Karte.
lesson-call = Du hast noch eine Karte. Rufe, ehe dich jemand erwischt.
lesson-last = In der Mitte liegt Blau, und deine letzte Karte ist { $card }. Lege sie, und du hast gewonnen.
lesson-end = Du bist ausgegangen und bekommst die Punkte aller Hände. Das ist das ganze Spiel; alles Weitere steht auf dem Regelblatt.
lesson-play = Lege: { $card }.
lesson-answer = { $asked } Hier: { $option }.
lesson-card-end = Das war es.
