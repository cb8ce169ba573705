var e=`# What is read on paper and at the scorepad.

paper-card-back = card back

paper-style-full = Full colour
paper-style-outline = Outline, little ink
paper-style-mono = Black and white

paper-sight-protanopia = As seen with protanopia
paper-sight-deuteranopia = As seen with deuteranopia
paper-sight-tritanopia = As seen with tritanopia
paper-sight-greyscale = In greyscale

paper-proof-title = Penultimate: proof of all faces
paper-proof-named = Wilds that have named a colour
paper-proof-backs = Backs: full colour, outline, black and white

paper-cards-title = { $title }: { $count } cards
paper-cards-sheet = Penultimate · { $title } · sheet { $number } of { $count } · { $side }
paper-cards-front = front
paper-cards-back-long-edge = back (print double-sided, turned on the long edge)
paper-cards-back-short-edge = back (print double-sided, turned on the short edge)
paper-cards-measure = 50 mm: print at 100 %

paper-leaflet-deck = The deck
paper-leaflet-cards = Card
paper-leaflet-count = How many
paper-leaflet-points = Points
paper-leaflet-meaning = What it does
paper-leaflet-total = cards in all
paper-leaflet-example = An example round
paper-leaflet-house = house rule
paper-leaflet-changed = changed
paper-leaflet-foot = Penultimate
paper-leaflet-page = Page

paper-scores-title = Score sheet
paper-scores-subtitle-winner = Whoever goes out writes down the points of all cards left in the other hands. { $target } wins.
paper-scores-subtitle-own = Everybody writes down the points in their own hand. When somebody reaches { $target }, the fewest points win.
paper-scores-subtitle-rounds-winner = { $rounds ->
    [one] Whoever goes out writes down the points of all cards left in the other hands. One round; the most points win.
   *[other] Whoever goes out writes down the points of all cards left in the other hands. { $rounds } rounds; the most points win.
}
paper-scores-subtitle-rounds-own = { $rounds ->
    [one] Everybody writes down the points in their own hand. One round; the fewest points win.
   *[other] Everybody writes down the points in their own hand. { $rounds } rounds; the fewest points win.
}
paper-scores-subtitle-none = Tick whoever goes out. Most rounds won of { $rounds } wins.
paper-scores-player = Player { $number }
paper-scores-round = Round
paper-scores-deals = deals
paper-scores-sum = Sum
paper-scores-date = Date
paper-scores-place = Place
paper-scores-edition = Edition
paper-scores-points = Points of cards left in a hand
paper-scores-numbers = Numbers
paper-scores-face-value = as shown

paper-pad-and = { $first } and { $last }
paper-pad-round = Round
paper-pad-sum = Sum
paper-pad-dealer = Dealer
paper-pad-went-out = Went out
paper-pad-mode-winner = who goes out takes all points
paper-pad-mode-own = own points, the fewest win
paper-pad-mode-none = rounds won
paper-pad-single = a single round
paper-pad-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
paper-pad-target = to { $target }
paper-pad-open = open end
paper-pad-won = { $names } has won.
paper-pad-shared = { $names } share the win.
paper-pad-ahead = { $names } is ahead.
paper-pad-ahead-many = { $names } are ahead.
paper-pad-level = All are level.
paper-pad-deals-next = { $name } deals next.
paper-pad-unfinished = Round { $number } is not written down whole yet.
paper-pad-new = A new pad: { $name }.
paper-pad-on = On with { $name }.
paper-pad-ask-players = Players, clockwise, parted by commas:
paper-pad-ask-out = Round { $number }, { $dealer } deals. Who went out?
paper-pad-ask-hand = Cards left with { $name }:
paper-pad-hand = { $name }: { $points }
paper-pad-nobody = Nobody went out.
paper-pad-undone = Taken back.
paper-pad-kept = Kept as { $name }. Go on with: penultimate score { $quoted }
paper-pad-no-player = There is no player '{ $given }'. Playing: { $names }.
paper-pad-which-player = '{ $given }' could be several players: { $names }.
paper-pad-ask-over = The match is over. undo, share, csv or quit:
paper-pad-help =
    Who went out: a name or its beginning, its number, or - for nobody.
    Cards left: 5 skip W+4 · 2xskip · =34 for a sum · - for an empty hand.
    undo takes the last entry back · share · csv · help · quit
    out, where the edition knows it: knocked out of the round by too many cards.
    Every entry is kept at once.

paper-pad-word-undo = undo
paper-pad-word-share = share
paper-pad-word-csv = csv
paper-pad-word-help = help
paper-pad-word-quit = quit
paper-pad-word-out = out

## Loose parts

paper-part-life = A bomb
paper-part-life-for = Lies face down before you. Turn it when you have to; who turns the third is out.
paper-part-king = The King
paper-part-king-for = Stays with the seat that is King.
paper-part-jester = The Jester
paper-part-jester-for = Stays with the seat that is Jester.
paper-part-tower-u = { token-u }
paper-part-tower-u-for = Stays with the seat that took it.
paper-part-tower-n = { token-n }
paper-part-tower-n-for = Stays with the seat that took it.
paper-part-tower-o = { token-o }
paper-part-tower-o-for = Stays with the seat that took it.
paper-part-tower-x = { token-x }
paper-part-tower-x-for = Stays with the seat that took it.
`;export{e as default};