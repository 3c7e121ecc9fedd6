import type { lotVoting } from '../calls/lot-voting.ts'
import type { Examples } from './example.ts'
import { vote } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const { lotId } = STAND_INS
const reason = 'Требуется лицензия, которой у нас нет'

export const lotVotingExamples: Examples<keyof typeof lotVoting> = {
  'lots/voteLot': [
    { title: 'Accept', input: { lotId, accepted: true, description: vote.description }, output: vote },
    {
      title: 'Reject',
      input: { lotId, accepted: false, description: reason, reason: 'terms' },
      output: { ...vote, accepted: false, description: reason, reason: 'terms' },
    },
  ],
}
