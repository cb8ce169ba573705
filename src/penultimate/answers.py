"""Answers that are no cards: the kernel's numbers of them, and which question each may answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from . import actions as act
from .actions import Action
from .cards import Card, Deck
from .kernel import codes
from .kernel.draft import LETTERS
from .kernel.vocabulary import TOKENS

OPTION_ACTIONS: dict[int, Action] = {
    codes.DRAW: act.Draw(),
    codes.PASS: act.Pass(),
    codes.TAKE: act.Take(),
    codes.CHALLENGE: act.Challenge(),
    codes.CALL: act.Call(),
    codes.PRESS: act.Slap(),
    codes.CANCEL: act.Cancel(),
    codes.CASH: act.Cash(),
    codes.SPIN: act.Spin(),
    codes.END: act.Stop(),
    codes.EXPLODE: act.Explode(),
    codes.YES: act.Perform(),
}
OPTION_CODES = {action: codes.OPTION + bit for bit, action in OPTION_ACTIONS.items()} | {
    act.Done(): codes.OPTION + codes.END,
    act.Vote(True): codes.OPTION + codes.YES,
    act.Vote(False): codes.OPTION + codes.NO,
}
# Which action an answer is depends on what is asked; and so, which question an action may answer.
LAYING = (codes.TURN, codes.DRAWN, codes.PENALTY, codes.MORE, codes.LUCKY, codes.FORCED_TURN)
CHOOSING = (codes.CHOOSE_CARD, codes.EXCHANGE, codes.SHOW)
ANSWERS: dict[type[Action], tuple[int, ...]] = {
    act.NameColour: (codes.NAME_COLOUR, codes.CHOOSE_COLOUR),
    act.ChooseSeat: (codes.CHOOSE_SEAT, codes.POINT),
    act.ChooseNumber: (codes.CHOOSE_NUMBER,),
    act.ChoosePile: (codes.CHOOSE_PILE,),
    act.ChooseToken: (codes.CHOOSE_TOKEN,),
    act.ChooseCard: CHOOSING,
    act.ChooseRow: (codes.CHOOSE_ROW,),
    act.Stop: (*CHOOSING, codes.CHOOSE_ROW, codes.MORE),
    act.Done: (codes.PERFORM,),
    act.Perform: (codes.PROMPT,),
    act.Vote: (codes.VOTE,),
}
HOST_CODES: dict[type[Action], int] = {
    act.Leave: codes.LEAVE,
    act.Advise: codes.ADVISED,
    act.Deadline: codes.DEADLINE,
    act.Signal: codes.SIGNAL,
    act.TimeUp: codes.TIME,
}


@lru_cache(maxsize=512)
def with_each(deck: Deck, how: Callable[[Card], Action]) -> tuple[Action, ...]:
    """The same done with each kind of card of a deck, made once: options are listed after every action."""
    return tuple(how(card) for card in deck)


def option_of(question: int, bit: int) -> Action:
    """The action a bit of the option word is, where this is asked."""
    if bit >= codes.BROKEN:
        return act.SayBroken(bit - codes.BROKEN)
    if bit == codes.END and question == codes.PERFORM:
        return act.Done()
    if bit in (codes.YES, codes.NO) and question == codes.VOTE:
        return act.Vote(bit == codes.YES)
    if bit in OPTION_ACTIONS:
        return OPTION_ACTIONS[bit]
    if bit >= codes.CATCH:
        return act.ChooseSeat(None) if bit == codes.NONE else act.Catch(bit - codes.CATCH)
    match question:
        case codes.NAME_COLOUR | codes.CHOOSE_COLOUR:
            return act.NameColour(LETTERS[bit])
        case codes.CHOOSE_NUMBER:
            return act.ChooseNumber(bit)
        case codes.CHOOSE_PILE:
            return act.ChoosePile(bit + 1)
        case codes.CHOOSE_TOKEN:
            return act.ChooseToken(list(TOKENS)[bit])
        case _:
            return act.ChooseSeat(bit)


def answer_code(action: Action, seats: int) -> int:
    """The kernel's number of an action that lays no card, -1 where it names a seat or a thing that is not there."""
    match action:
        case act.NameColour(colour):
            return codes.OPTION + LETTERS.index(colour) if len(colour) == 1 and colour in LETTERS else -1
        case act.ChooseSeat(None):
            return codes.OPTION + codes.NONE
        case act.ChooseSeat(int() as other):
            return codes.OPTION + other if 0 <= other < seats else -1
        case act.Catch(other):
            return codes.OPTION + codes.CATCH + other if 0 <= other < seats else -1
        case act.SayBroken(other):
            return codes.OPTION + codes.BROKEN + other if 0 <= other < seats else -1
        case act.ChooseNumber(number):
            return codes.OPTION + number if 0 <= number < codes.CHOICES else -1
        case act.ChoosePile(pile):
            return codes.OPTION + pile - 1 if 1 <= pile <= 4 else -1
        case act.ChooseToken(token):
            return codes.OPTION + TOKENS[token] if token in TOKENS else -1
        case act.Leave() | act.Advise() | act.Deadline() | act.Signal() | act.TimeUp():
            return HOST_CODES[type(action)]
        case _:
            return OPTION_CODES[action]
