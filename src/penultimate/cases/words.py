"""The words of the format. A word listed here that cannot be run yet skips its case; any other is an error of the case.

The two must not be mixed up: a misspelled key that were only skipped would look like a case that holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..cards import plain
from ..errors import BadNotation, meant
from .reader import BadCase, NotYet


def listed(text: str) -> frozenset[str]:
    return frozenset(text.split())


EDITIONS = listed("""
    classic classic_blank classic_modern angry_birds attack attack_modern blast boom_o bts chicago_cubs dare emoji flash
    flip frozen_2 harry_potter minecraft mod power_grab royal_revenge spin super_mario no_mercy all_wild teams party
    triple_play dos wild_jackpot showdown jurassic_world harry_potter_2010
""")
OPTIONS = listed("""
    swap_instead_of_shuffle challenge_elimination launcher_memoryless uno_slap flip_pairing flip_simple visible_backs
    house_map creeper_mode four_towers_win royal_clock open_team_chat deck.add house.mercy house.teams
    house.elimination
""")
GIVEN = listed("""
    players turn dir dealer top colour discard_below draw hands counts uno_called scores round out turn_up cut
    second_cut lot chance side piles lit row total lives blaster dry towers roles fanfare lock face link prompt_kind
    rules partners
""")
ACTIONS = listed("""
    start cut_for_deal next_round deadline slap_deadline signal play jump_in draw pass take accept challenge call_uno
    call_dos catch slap press leave report_suggestion perform done vote broken cancel cash_towers hold explode discard
    show spin pull point add give match place end time_up rematch
""")
CHOICES = listed("""
    colour swap target with top pile give give_colour number tower jester link as on_as on
""")
CHANCE = listed("nothing fires limit seat slice lit penalty pull fanfare cards shuffle")
EXPECT = listed("""
    rejected top colour dir turn awaiting pending hands includes counts draw draw_size discard_size bottom_of_draw legal
    illegal uno_called vulnerable revealed_to not_revealed_to round_over winner points scores match_over match_winner
    players_left out dealer total_cards distinct_cards copies_in_deck side sees piles row total lives blaster
    blaster_size towers roles lock face link prompt set_aside pile_up stake places open unseen season
""")

COLOURED = re.compile(
    r"[RYGBKTOV](\d[a-z]?|10|skip|skipall|rev|\+[1245]|flip|discard2?|trade|blank|hit[12]|slap|dare\d|grab2|king|jester"
    r"|point|any|jackpot)"
)
WILDS = re.compile(
    r"W(|\+2|\+4|\+6|\+10|\+c|custom|blank|swap|shuffle|skip2?|rev|rev\+4|pig|allhit|hitfire|attack|blast|dance|dare\d+"
    r"|emoji|lock|hat|creeper|mod|grab|star|roulette|target\+2|team|team\+4|pile|link|clear|give|dos|jackpot|show"
    r"|raptor|vold)"
)
UNCOLOURED = listed("five ten hold rev skip to60 to30 to0 each1 each2 trade double bomb")


def unknown(where: str, word: str, known: Iterable[str]) -> BadCase | NotYet:
    """What to raise for a word this version does not run: NotYet for one of the format, else BadCase."""
    if word in known:
        return NotYet(f"{where} {word!r} is not known yet")
    return BadCase(f"{where} {word!r} is no word of the format{meant(word, known)}")


def check_code(text: str) -> None:
    """Raises BadCase for a text that is no card of any edition."""
    for face in text.split("/"):
        code = plain(face)
        if not (COLOURED.fullmatch(code) or WILDS.fullmatch(code) or code in UNCOLOURED):
            raise BadCase(f"{text!r} is no card code, such as R5, Gskip or W+4")


def unread(error: BadNotation) -> BadCase | NotYet:
    """What to raise for an edition or a rule set that cannot be read."""
    if "no such edition" in error.reason and error.text in EDITIONS:
        return NotYet(str(error))
    if "no such option" in error.reason and error.text in OPTIONS:
        return NotYet(str(error))
    return BadCase(str(error))
