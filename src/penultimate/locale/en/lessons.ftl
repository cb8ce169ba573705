# Lessons: what is said while somebody plays their first moves.

lesson-first = The game in two minutes
lesson-colour = The card in the middle says what fits. It is red, so a red card does: play { $card }.
lesson-number = Another colour fits too, if the number is the same. In the middle lies a 2: play { $card }.
lesson-draw = Robin’s skip took Sasha’s turn: it is yours again. Neither of your cards fits, so draw one.
lesson-drawn = You drew { $card }, and it fits: you may play it at once, or keep it. Play it.
lesson-two = A draw two: Sasha took two cards and lost the turn. Nothing of yours fits yellow. Draw again.
lesson-wild = A wild fits on everything, and you name the colour that follows. Play it.
lesson-name = Name the colour you hold more to come of: green.
lesson-catch-no-call = Robin has one card left and forgot to call “UNO!”. Be quick: catch Robin, who then draws two.
lesson-last-but-one = Green was named, so green fits. Play { $card }: then you have one card left.
lesson-call = You have one card left. Call before anybody catches you.
lesson-last = In the middle lies blue, and your last card is { $card }. Play it and you have won.
lesson-end = You went out and take the points of every hand. That is the whole game; all else is on the rule sheet.
lesson-play = Play { $card }.
lesson-answer = { $asked } Here: { $option }.
lesson-card-end = That was it.
