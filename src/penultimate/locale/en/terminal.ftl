# The terminal: questions, menus, scores.

ask-turn = Your turn.
ask-drawn = You drew { $card }.
ask-penalty = { $cards ->
    [one] One card is on you.
   *[other] { $cards } cards are on you.
  }
ask-colour = Name a colour.
ask-seat = Choose a seat.
ask-race = Slap!
ask-more = More of the same number?
ask-first = Match the first card, and begin.
ask-offer = You may, or not:
option-play = play { $card }
option-jump-in = jump in with { $card }
option-draw = draw
option-pass = pass
option-take = take { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
option-challenge = challenge the bluff
option-colour = { $colour }
option-seat = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
option-nobody = nobody
option-call = call UNO!
option-catch = catch { $name }
option-slap = slap
option-stop = that is all
option-decline = let it be
prompt = Number, or card: 
table-line = On the table: { $card }, colour { $colour }. { $counts }
hand-line = Your hand: { $cards }
count = { $name } { $count }
round-line = Round { $number }. { $dealer } deals.
points-line = { $name } scores { $points ->
    [one] one point
   *[other] { $points } points
  }.
scores-line = Points: { $scores }
match-won = { $name } wins the match.
no-such-option = There is no option { $text }. Type a number from 1 to { $most }, or what you want to do, such as "draw".
help-line = Type the number in front of what you want to do, or say it: "play R5", "draw", "pass". "quit" leaves.
hand-over = Hand the keyboard to { $name }, then press Enter.
left-match = You left. { $kept }
kept-record = The record so far is in { $file }.
kept-nothing = Nothing was recorded.
