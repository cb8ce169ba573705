# The terminal: questions, menus, scores.

ask-take-turn = Your turn.
ask-use-drawn = You drew { $drawn }.
ask-answer-penalty = { $cards ->
    [one] One card is on you.
   *[other] { $cards } cards are on you.
  }
ask-pick-colour = Name a colour.
ask-pick-seat = Choose a seat.
ask-race = Slap the pile.
ask-lay-more = More of the same number?
ask-match-first = Match the first card, and begin.
ask-round-over = The round is over.
ask-offer = You may, or not:
option-play = play { $card }
option-jump-in = jump in with { $card }
option-draw = draw
option-pass = pass
option-take = take { $pending ->
    [one] one card
   *[other] { $pending } cards
  }
option-challenge = challenge the bluff
option-name-colour = { $colour }
option-choose-seat = { $seat ->
    [nobody] nobody
   *[other] { $seat }, { $count ->
        [one] one card
       *[other] { $count } cards
    }
  }
option-call = call UNO!
option-catch = catch { $seat }
option-slap = slap
option-stop = that is all
option-leave = leave the table
option-advise = say that advice was given
option-deadline = say that time is up
option-time-up = say that the time of the round is up
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
