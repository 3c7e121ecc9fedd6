// Gives votes and says so, with a way to take them back.
import { getTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { closeSnackbar, openSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import type { LotPlace } from '../lots/slots/lot-place.ts'
import { session } from '../session/current-session.ts'
import { giveVotes, undoVote } from './pending-votes.ts'
import type { GivenVote } from './send-vote.ts'

// One at a time: whoever rates thirty lots would have a pile of them. The cards themselves can undo older votes.
let lastNotice: number | null = null

/** All votes have the same decision. */
export function voteAndTell(given: readonly GivenVote[], place: LotPlace): void {
  const [first] = given
  if (!first) return
  const decision = first.accepted ? 'accepted' : 'rejected'
  const texts = getTexts('voting')
  const { many, rating, elsewhere } = texts.done
  const said = given.length > 1 ? many[decision](given.length) : (place === 'rating' ? rating : elsewhere)[decision]
  if (lastNotice !== null) closeSnackbar(lastNotice)
  const notice = openSnackbar('success', said, { text: texts.undo, run: () => undoVote(first.lotId) })
  lastNotice = notice
  giveVotes(given, {
    onUndoEnd: () => closeSnackbar(notice),
    onSent: (failures) => {
      tellFailures(failures, decision)
      // the vote is among the others now; or the lot may have changed, if it was refused
      if (session.state().phase === 'signed in') refreshLots('lotVotes')
    },
  })
}

function tellFailures(failures: readonly unknown[], decision: 'accepted' | 'rejected'): void {
  if (failures.length === 0) return
  const texts = getTexts('voting')
  const several = failures.length > 1 ? `. ${texts.failedMany(failures.length)}` : ''
  showFailure(`${texts.failed[decision]}${several}`, failures[0])
}
