# What the page says. Events, cards and rules have their sentences with the engine.

## Home

home-line = Every edition and every house rule of the UNO family.
home-promise = One link, no account.
go-on = Go on
your-name = Your name
name-placeholder = What others call you
play-now = Play now
play-now-text = 3 bots, official rules
dealing = Dealing …
new-table = New table
new-table-text = choose edition and rules
code = Code of the table
code-placeholder = Code, as in K7QX-M3PD
join = Join
theme-light = Light
theme-dark = Dark
fact-1 = Every edition
fact-1-text = From the first 108 cards on, each by its own rule sheet.
fact-2 = Your house rules
fact-2-text = Stack, jump in, seven-0 and the rest, in any mix. Every refusal says which rule.
fact-3 = Honest bots
fact-3-text = They see what you see, and nothing else.
fact-4 = A shuffle you can check
fact-4-text = Sealed before the deal, opened after the round.
offline = The server cannot be reached. Check the network, then try again.

## Pages in between

one-moment = One moment …
not-reached = This table cannot be reached
not-here-yet = This page was not loaded before
try-again = Try again
elsewhere = This table is open in another tab
elsewhere-text = The newest tab plays. This one rests.
play-here = Play here
table-gone = Nothing to see here
table-closed = This table is closed
go-home = Home
welcome = Table { $code }
welcome-text = At the table: { $people }. { $free ->
    [0] No seat is free; you may watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
come-in = Come in
home = Home
close = Close
menu = Menu
more = More …
fewer = Fewer
copy = Copy
copied = Copied
yes = Yes
no = No
you = you
nobody = nobody
none = none
somebody = Somebody
this = This
off = Off

## Lobby

lobby = Lobby
you-are-host = You are the host
host-chooses = The host chooses the rules
rule-sheet = Rule sheet
edition = Edition
rules = Rules
preset = Preset
yours = Yours
house-rules = House rules
rules-on = { $on } of { $of } on. Each may be combined with any other; where two clash you are told.
every-option = Every option
with-value = With { $value }: { $says }
options-changed = { $changed ->
    [0] all as in the edition
    [one] 1 changed
   *[other] { $changed } changed
  }
own-edition = An edition of your own
own-edition-text = from a file or as text
own-file = Open a file …
own-example = Start from an example
one-line = In one line
paste-anywhere = paste it anywhere
paste-label = A rule set in one line
paste-placeholder = classic +stacking …
use = Use it
clash = These do not go together: { $rules }.
give-up = Without { $what }
leave-as-it-was = Leave it as it was
invite = Invite
qr = QR code of the link
copy-link = Copy link
copy-code = Copy code
share = Send
seats = Seats
seats-taken = { $taken } of { $of } taken
how-many-seats = How many seats
open-seat = Open seat
bot-fills = A bot, if nobody comes
strength = Kind of bot for { $name }
remove = Remove { $name }
sit-down = Sit down
add-bot = Add a bot
stand = Stand up
host = host
here = here
gone = gone
bot = bot
bot-simple = Steady
bot-random = Careless
this-table = This table
timers = Time to think
timers-off = No limit
timers-off-text = The table waits as long as it takes.
timers-relaxed = Relaxed
timers-relaxed-text = A minute for each answer.
timers-quick = Quick
timers-quick-text = A quarter of a minute for each answer.
timers-days = Days
timers-days-text = Two days for each answer; come and go.
watch = Others may watch
watch-text = Who watches sees no hand.
free-chat = Free chat
free-chat-text = Besides the ready phrases.
races-drawn = Races by lot
races-drawn-text = Slaps and duels are drawn: nobody has to be quick.
head-starts = Head start in races
head-starts-text = For whoever cannot press as fast: a press counts as that much earlier.
head-start-of = { $name ->
    [none] Seat { $seat }
   *[other] { $name }
  }
head-start = { $seconds ->
    [0] none
   *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s
  }
head-start-has = head start { NUMBER($seconds, minimumFractionDigits: 1) } s
deal = { $bots ->
    [0] Deal
    [one] Deal, with 1 bot
   *[other] Deal, with { $bots } bots
  }
waiting-for-host = The host deals.
rules-of-table = Rules of this table
sheet-different = Different at this table
sheet-deck = The deck: { $count } cards
sheet-points = { $points } points
house-rule = house rule
table-line-web = { $edition } · { $changes ->
    [0] official rules
    [one] 1 house rule
   *[other] { $changes } house rules
  }{ $round ->
    [0] {""}
   *[other] { " " }· round { $round }
  }

## The table

table = Table
seats-label = Seats in order of play, clockwise from you
your-seat = Your seat
log = What happened
say-something = Say something
chat = Say something
send = Send
no-call = no call
out = out
choosing = choosing
called = UNO!
autopilot = autopilot
catch = Catch
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
choose-name = Choose { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
left = left
draw-pile = Draw pile, { $left ->
    [one] 1 card
   *[other] { $left } cards
  }{ $draw ->
    [yes] . Draw
   *[no] {""}
  }
draw-pile-take = Draw pile, { $left } cards. Take { $cards }
upcard = Discard pile: { $card }. Colour: { $colour }
direction-clockwise = Play goes clockwise.
direction-counter = Play goes counter-clockwise.
hand-label = Your hand, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
hand-card = { $card }{ $shape ->
    [none] {""}
   *[other] , { $shape }
  }{ $drawn ->
    [yes] , just drawn
   *[no] {""}
  }{ $state ->
    [ok] , playable
    [no] , has to wait
   *[still] {""}
  }
card-wears = { $card }, { $colour } named
card-home = { $colour } { $name }
shape-R = peak
shape-Y = sun
shape-G = leaf
shape-B = wave
shape-K = heart
shape-O = bolt
shape-T = crystal
shape-V = moon
key-R = P
key-Y = S
key-G = L
key-B = W
key-K = H
key-O = B
key-T = C
key-V = M

## The bar

shuffling = Shuffling …
getting-back = Getting back
seat-is-kept = Your seat is kept.
has-to-wait = { $card } has to wait
not-done = Nothing changed
held = One moment
held-why = Another seat may still call, or be quicker.
watching = You are watching
round-over = The round is over
asked-take-turn = { $name } is choosing
asked-use-drawn = { $name } has drawn
asked-answer-penalty = { $name } faces the draw cards
asked-pick-colour = { $name } names a colour
asked-pick-seat = { $name } chooses a seat
asked-race = A race is on
asked-lay-more = { $name } may lay more
asked-match-first = The first card may be matched
asked-round-over = The round is over
may-jump-in = You may jump in.
your-turn = Your turn
your-turn-text = { $fits ->
    [0] { $draw ->
        [yes] Nothing fits: draw.
       *[no] Nothing fits.
      }
    [one] One of your cards fits.
   *[other] { $fits } of your cards fit.
  }
owed-title = { $cards ->
    [one] One card is on you
   *[other] { $cards } cards are on you
  }
owed-text = { $answers ->
    [yes] { $challenge ->
        [yes] Answer with a card, challenge, or take them.
       *[no] Answer with a card, or take them.
      }
   *[no] { $challenge ->
        [yes] Take them, or challenge.
       *[no] Nothing of yours answers them.
      }
  }
drawn-title = You drew { $card }
drawn-blind = You have drawn
drawn-fits = Play it, or keep it.
drawn-waits = It has to wait: keep it.
name-colour = Name a colour
for-your-card = for your { $card }
choose-seat = Choose a seat
choose-seat-text = Tap it on the road, or below.
choose-seat-or-nobody = Tap it on the road, or keep your hand.
slap = Slap!
slap-text = Be quick: the slowest pays.
slap-now = now

## Acts

take = Take { $cards }
and-pass = and pass
stop = Stop
stop-text = that is all
keep = Keep it
pass = Pass
pass-text = do nothing
draw = Draw
draw-text = from the pile
challenge = Challenge
challenge-text = a bluff?
uno = UNO!
say-it-now = say it now
not-now = not now
not-your-turn = not your turn
keep-hand = keep your hand
no-seat-free = no seat is free
sit-next-deal = at the next deal
hand-of = The hand of { $name }
seen = Seen
ballot-remove = { $by } asks: shall { $name } leave the table?
ballot-advise = { $by } asks: did { $name } give advice?
lost-connection = { $name } lost the connection. The seat is kept.
spoken = Told as it happens
missed = While you were away, { $count ->
    [one] one thing
   *[other] { $count } things
  } happened:
vote-out = Vote out
mute = Mute
keys-help = Keys: arrows move in the hand, Enter plays. D draws or takes, N keeps or passes, U calls, C catches, X challenges. P, S, L, W name a colour by its shape: peak, sun, leaf, wave. Escape takes back what is not sent yet. Digits choose a number or a pile. ? opens the rules.

take-back = Take back
take-back-text = it is not sent yet
send-now = Play it
send-now-text = no second thoughts
slip-card = { $card } is on its way
slip-act = On its way
slip-text = You may still take it back.

## Tables of some editions

you-yourself = Yourself
back-of-pile = The back of the next card: { $card }
piles = Discard piles
pile-words = Pile { $pile }: { $card }, { $colour }. { $lamp }, pressed { $presses ->
    [one] once
   *[other] { $presses } times
  }. { $lit ->
    [yes] In use this turn
   *[no] Not in use this turn
  }
pile-number = Pile { $pile }
any-colour = any card
lamp-green = calm
lamp-yellow = close
lamp-red = about to overload
centre-row = Centre row
row-card = { $card }{ $state ->
    [open] , may be matched
    [matched] , is being matched
   *[shut] {""}
  }
row-empty = All matched
total-words = The total is { $total } of { $most }
token-letter-U = U
token-letter-N = N
token-letter-O = O
token-letter-X = !
towers = Towers
in-the-middle = free
take-token = Take { $token }
role-king = King
role-jester = Jester
lives = { $lives ->
    [one] 1 bomb left
   *[other] { $lives } bombs left
  }
partner = partner
your-partner = your partner
partner-of = partner of { $name }
linked-with = linked with { $name }: when one draws, so does the other
keeps-up = keeps up: { $text }
own-rule = A rule of this table ({ $number })
light-side = Light side
dark-side = Dark side
launcher-dry = { $presses ->
    [0] Launcher: fired last time
    [one] Launcher: 1 press without cards
   *[other] Launcher: { $presses } presses without cards
  }
blaster-inside = Inside the blaster: { $cards }
lies-aside = { $cards ->
    [one] 1 card lies aside
   *[other] { $cards } cards lie aside
  }
at-stake = At stake: { $cards }
in-the-pile = In the pile: { $cards }
mercy-close = { $held } of { $most }: with { $most } you are out
locked-until = Only { $colour } until { $name } plays again
their-backs = Their backs
their-backs-text = Everybody holds the cards with the side that is not in play turned to you.
task = Task
task-dare = Dare { $number } for { $name }
task-dances = A dance for { $name }
task-faces = A face for { $name }
task-text = A rule of this table, for { $name }
lasting = until the next turn
or-typed = At a table that only types: { $text }
broken-claimed = { $name } says it was broken.
votes-missing = Still to vote: { $names }
asked-wheel = { $name } is about to spin the wheel
asked-lever = { $name } is about to pull the lever
slice-wheel-0 = Almost out
slice-wheel-1 = Number
slice-wheel-2 = Colour
slice-wheel-3 = Draw red
slice-wheel-4 = Draw blue
slice-wheel-5 = Show hand
slice-wheel-6 = All pass on
slice-wheel-7 = War
slice-wheel-8 = Race
slice-lever-0 = Discard 1
slice-lever-1 = Discard 2
slice-lever-2 = Draw 4
slice-lever-3 = Your rule
slice-lever-4 = A rule to give
asked-pick-card = { $name } { $count ->
    [one] chooses a card
   *[other] choose a card
  }
asked-pick-row = { $name } matches the row
asked-match-card = { $name } matches { $card }
asked-pick-number = { $name } names a number
asked-pick-pile = { $name } chooses a pile
asked-pick-token = { $name } chooses a tower
asked-must-play = { $name } has to play
asked-play-or-explode = { $name } is choosing
asked-cancel-or-accept = { $name } may cancel it
asked-face-prompt = { $name } faces a task
asked-performing = { $name } performs
asked-voting = { $name } { $count ->
    [one] votes
   *[other] vote
  }
asked-pointing = { $name } { $count ->
    [one] points at somebody
   *[other] point at somebody
  }
asked-work-device = { $name } sets it going
asked-last-call = { $name } has no cards left, and nobody heard a call
may-catch = Catch now, or it counts.
owed-cancel = Cancel it with a tower, or take them.
for-their-card = for { $card }, which { $name } laid
for-what-follows = It counts for what follows.
pick-discard = Discard a card
pick-discard-text = { $optional ->
    [yes] As many as you like, one at a time.
   *[no] Choose one of yours.
  }
pick-give = Give a card
pick-give-text = It goes to the next hand, face down.
pick-give-partner = It goes to your partner, face down.
pick-add = Add a card, or take the pile
pick-add-text = { $picks ->
    [0] You have no { $colour }: the pile is yours.
   *[other] Any { $colour } card keeps it going.
  }
pick-place = Put a card into the row
pick-place-text = Any card of your hand.
pick-lay = Lay a card on top?
pick-lay-text = { $picks ->
    [0] Nothing of yours may.
   *[other] Choose one, or stop.
  }
pick-top = Which card lies on top?
pick-top-text = It decides colour and number.
pick-hold = A bomb!
pick-hold-text = { $picks ->
    [0] You have no Hold: turn a bomb.
   *[other] Hold it off, or turn a bomb.
  }
pick-match = Match it
pick-match-text = { $optional ->
    [yes] Add a second card, or stop.
   *[no] One card with the number, or two that make it.
  }
pick-show = War: show a number card
pick-show-text = The highest wins and goes.
match-row = Match a card of the row
match-row-draw = { $open ->
    [0] Nothing of yours makes a number: draw.
   *[other] Tap it, then the card or the two cards that make its number.
  }
match-row-place = { $open ->
    [0] Nothing fits: end, and put a card into the row.
   *[other] Match one, or end and put a card into the row.
  }
match-row-more = { $open ->
    [0] Nothing more fits: end your turn.
   *[other] Match another, or end your turn.
  }
must-play = You have to play
must-play-text = Lay a card that fits.
must-play-none = Nothing fits: pass.
play-safe = { $fits ->
    [0] Nothing keeps the total below 61: turn a bomb.
    [one] One of your cards is safe at { $total }.
   *[other] { $fits } of your cards are safe at { $total }.
  }
face-prompt = A task for you
face-prompt-text = Do it, or take cards instead.
mine-performing = Go ahead
mine-performing-text = Say when you are done; then the others vote.
voting = Was it well done?
voting-text = { $name } waits for your word.
mine-pointing = Point at somebody
mine-pointing-text = In secret; who is pointed at draws.
mine-pick-number = Name a number
mine-pick-number-text = Its cards go.
mine-pick-pile = Choose a pile
mine-pick-pile-text = Only the ones that are lit, and that fit.
mine-pick-token = Choose a tower
mine-pick-token-text = From the middle, or from whoever holds it.
mine-cancel-or-accept = You may cancel it
mine-cancel-or-accept-text = The tower goes back to the middle.
mine-lay-more = More of the same number?
mine-lay-more-text = Lay another, or stop.
mine-match-first = Match the first card
mine-match-first-text = Whoever is quickest begins.
get-ready = Get ready …
get-ready-text = Wait for the signal: whoever is early is last.
not-yet = not yet
work-wheel = Spin the wheel
work-wheel-text = Instead of your turn.
work-lever = Pull the lever
work-lever-text = Whatever it shows is done.
and-see = and see
perform = Do it
perform-text = then they vote
done = Done
done-text = let them vote
rather-draw = Draw instead
rather-draw-text = no reason needed
cancel = Cancel it
cancel-text = with your tower
accept = Accept
accept-text = keep your tower
explode = Turn a bomb
explode-text = and the total is 0
take-pile = Take the pile
take-pile-text = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
end-turn = End the turn
end-turn-text = no more matches
cash = Hand back the towers
cash-text = and your whole hand
say-broken = It stopped!
dos = DOS!
called-dos = { $seat } called DOS!
vote-yes = Well done
vote-yes-text = it counts
vote-no = Not done
vote-no-text = it costs cards
draw-and-press = and press a pile
draw-launcher = press the launcher
draw-blaster = into the blaster
name-number = Name a number
choose-token = Choose a tower
choose-pile = Choose a pile

## Choices of one's own

sort = Sort the hand
sort-colour = by colour
sort-number = by number
sort-hand = by hand
speed = Movement
speed-none = none
speed-quick = quick
speed-normal = normal
speed-slow = slow
sound = Sounds
slips = A moment to take back wilds and challenges
twice = Tap twice to play
theme = Look
theme-auto = as the device
language = Language

## Results

scores = Scores
goes-out = { $name } goes out
side-wins = { $names } win the round
goes-out-with = with { $card }{ $points ->
    [0] .
   *[other] , and takes { $points } points.
  }
went-out = went out
nobody-won = Nobody goes out
match-won-by = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
  }
next-round = Next round{ $people ->
    [1] {""}
   *[other] { " " }· { $ready } of { $people } ready
  }
waiting-for-others = { $ready } of { $people } ready
next-round-soon = The next round is dealt soon.
rematch = Rematch
to-lobby = Back to the lobby
change-rules = Change rules
watch-again = Watch again
shuffle-open = The shuffle of this round is open now: check it
shuffle-text = The commitment was shown before the deal. It is the SHA-256 of blind and seed. penultimate verify checks the whole record.
proof-commitment = Commitment
proof-seed = Seed
proof-blind = Blind

## Phrases

phrase-0 = Hello!
phrase-1 = Good luck!
phrase-2 = Well played.
phrase-3 = Thank you!
phrase-4 = Sorry!
phrase-5 = Ouch.
phrase-6 = My turn?
phrase-7 = Your turn.
phrase-8 = Hurry up, please.
phrase-9 = One moment, please.
phrase-10 = Oh no!
phrase-11 = Ha!
phrase-12 = So close.
phrase-13 = Another round?
phrase-14 = Good match!
phrase-15 = Goodbye!

## Replay

no-record = There is no such match here.
step-back = One step back
step-on = One step on
play = Play
pause = Pause
position = Step of the match
position-text = Round { $round }, step { $step } of { $of }
view-of = As seen by
pace = Pace
open-hands = Open hands

## The scorepad

scorepad = Scorepad
scorepad-text = for a table with real cards, also offline
pads = Pads on this device
new-pad = New pad
pad-begin = Begin
pad-kept-here = Pads stay on this device and are never sent anywhere. Every entry is kept at once.
pad-forbidden = This browser keeps nothing here, as in a private window. Open the scorepad in an ordinary one.
pad-few = A pad needs two players at least.
pad-same-name = Two players have the same name. Add a letter to one of them.
pad-players = Players
pad-clockwise = clockwise
pad-player = Player { $number }
pad-one-more = One more player
pad-mode = Points
pad-mode-winner = Winner takes all
pad-mode-own = Own points, fewest win
pad-mode-none = Rounds won
pad-length = Until
pad-length-target = a target
pad-length-rounds = a number of rounds
pad-length-single = a single round
pad-length-open = we stop
pad-target = Points to reach
pad-target-rounds = Rounds to win
pad-rounds = Rounds
pad-tie = A tie at the end
pad-tie-extra-round = one more round
pad-tie-shared = a shared win
pad-dealer = Deals first
pad-remove = Delete
pad-remove-this = Delete the pad of { $names }
pad-remove-sure = Delete the pad of { $names } for good?
pad-gone = There is no such pad on this device
pad-changed = Another tab was quicker. This is how the pad stands now.
pad-not-written = This could not be kept. Nothing was written down; try again.
pad-undo = Undo
pad-who-out = Who went out?
pad-nobody = Nobody
pad-round-dealer = Round { $round }, { $name } deals
pad-again = New pad, same players
pad-cards-left = Left with { $name }
pad-whose-hand = Whose hand
pad-tapped = Cards tapped
pad-tap-cards = Tap each card; its colour does not matter. Tap it here to take it off.
pad-take-off = Take off { $card }, { $count } tapped
pad-kind = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
pad-side = Side of the cards
pad-light = Light side
pad-dark = Dark side
pad-sum-of = Points of { $name }
pad-write-down = Write down { $points }
pad-type-sum = Type the sum
pad-tap-instead = Tap cards
pad-knocked-out = Knocked out: { $points }
pad-ahead = ahead
pad-deals = deals
pad-all-rounds = All rounds
pad-share-as = As
pad-share-text = Text
pad-share-csv = CSV
pad-save = Save as a file

## Refusals, by their kind

refused-offline = The server cannot be reached. Check the network, then try again.
refused-no-table = There is no table with this code.
refused-forbidden = That cannot be done now, or not by you.
refused-stale = Somebody was quicker: the question is answered already.
refused-window = Another seat still has time to call.
refused-busy = One thing at a time: your last action waits still.
refused-taken = This seat is taken.
refused-no-seat = There is no such seat, or nobody sits there.
refused-full = There is no room.
refused-slow-down = That was too much at once. Wait a little.
refused-too-big = That is too long.
refused-rules = These rules cannot be played.
refused-no-record = There is no such match here.
refused-off = That is switched off at this table.
refused-closed = This table is closed.
refused-elsewhere = This table is being played by another server. Try again in a moment.

## Lessons

learn = Learn it in two minutes
learn-text = play your first cards with a little help
learn-astray = That may be done as well. In this lesson:
learn-show = Show me
learn-leave = Leave
learn-again = Once more
learn-try = Try
learn-try-card = Try: { $card }
