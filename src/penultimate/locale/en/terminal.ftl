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

# Of some editions.
ask-pick-card = { $purpose ->
    [discard] Choose a card to discard.
    [give] Choose a card to give.
    [add] Choose a card to add.
    [place] Choose a card for the row.
    [lay] Choose a card to lay on it.
    [top] Choose the card that ends on top.
    [hold] Lay a Hold card.
    [match] Choose a card to match with.
   *[show] Choose a card to show.
  }
ask-pick-row = Match a card of the row.
ask-pick-number = Name a number.
ask-pick-pile = Choose a pile.
ask-pick-token = Choose a token.
ask-must-play = You have to lay a card that fits.
ask-play-or-explode = Lay a card that is safe.
ask-cancel-or-accept = You may cancel what was laid.
ask-face-prompt = Number { $number } is for you.
ask-performing = Say when you are done.
ask-voting = Was it well done?
ask-pointing = Point at another seat.
ask-work-device = The machine is waiting for you.
ask-last-call = Your hand is empty, and nobody heard a call.
option-choose-card = { $card }
option-choose-row = { $card }
option-choose-number = { $number }
option-choose-pile = pile { $pile }
option-choose-token = { $token }
option-perform = do it
option-done = done
option-vote = { $passed ->
    [yes] yes
   *[no] no
  }
option-say-broken = say that { $seat } stopped
option-spin = set it going
option-cancel = cancel it
option-cash = hand back all towers
option-explode = turn a bomb
option-signal = give the signal

## What lies on the table in some editions

row-line = In the row: { $cards }
total-line = The total is { $total }. Lives: { $lives }
pile-line = Discard pile { $pile }: { $card }, pressed { $presses ->
        [one] once
       *[other] { $presses } times
    }{ $lit ->
        [yes] , lit
       *[no] { "" }
    }
token-line = { $name } holds { $token }.
roles-line = King: { $king }. Jester: { $jester }.
lock-line = Locked by { $name }: { $colour }.

# At a table on a server.
join-help = Type the number in front of what you want to do, or say it. s: start · sit N · stand · p N: a phrase · r: rematch · quit
join-bot = bot { $seat }
join-free = seat { $seat }
join-seat = { $how ->
    [you]   { $seat }  { $name } (you)
    [away]   { $seat }  { $name } (away)
   *[other]   { $seat }  { $name }
  }
join-phase = { $phase ->
    [lobby] The table waits for everybody; the host starts.
    [dealing] The next round is being dealt.
    [playing] The round is on.
    [over] The match is over.
   *[other] This table is closed.
  }
join-bound = The dealer is bound to { $commitment }
join-added = You add { $share }
join-refused = Not now: { $reason }
join-away = { $name } is away; a bot plays on in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
  }
join-race = Get ready: a race opens in { $seconds } s.
join-lost = The connection is lost; trying again.
join-wait = Others are at play; you will be asked.
