// How the demo's leads have voted on the lots that matched, and what its managers took into work or declined. The same
// lots always get the same votes.
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { HOUR } from './calendar.ts'
import { DEMO_PEOPLE, type DemoPerson } from './people.ts'
import { makeRandom, type Random } from './random.ts'
import { COMMENTS, type Comments } from './vote-comments.ts'

export interface MatchedLot {
  /** the same in every demo, unlike the lot's number in the catalogue */
  key: string
  name: string
  /** of the profile that it matches best */
  percent: number
  publishedAt: Date
  endAt: Date
  isOpen: boolean
}

export interface DemoVote {
  lot: string
  /** e-mail */
  person: string
  accepted: boolean
  reason: RejectReason | null
  comment: string | null
  at: Date
}

export interface DemoWork {
  lot: string
  /** e-mail */
  person: string
  isDeclined: boolean
  at: Date
}

export interface DemoVotes {
  votes: DemoVote[]
  work: DemoWork[]
}

/** So many open lots are left for the first lead to rate, and for a manager to take. */
const LEFT_TO_RATE = 48
/** the share that a lead has rated of the lots that are over, and of the open ones beside those that are left */
const RATED = 0.9
/** the other leads have rated this share of all that are open */
const RATED_BY_OTHERS = 0.6
const WITH_COMMENT = { accepted: 0.35, rejected: 0.65 }
/** the hours of an office day, of which a person works on lots */
const [MORNING, EVENING] = [9, 18]

/** found by the words of a profile, and yet not what the demo's companies deal in */
const FOREIGN = /ремонт|заправк|обслуживан|услуг|монтаж|аренд|бесперебойн|спортивн|лампа|қызмет|жөндеу/i

export function makeVotes(workspace: string, lots: readonly MatchedLot[], startedAt: Date): DemoVotes {
  const made: DemoVotes = { votes: [], work: [] }
  const team = DEMO_PEOPLE.filter((person) => person.workspace === workspace)
  const leads = team.filter(({ roles }) => roles.includes('lead'))
  const manager = team.find(({ roles }) => roles.includes('manager') && !roles.includes('lead'))
  const inOrder = lots.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const lot of inOrder.filter(({ isOpen }) => !isOpen)) {
    const random = makeRandom(lot.key, 'votes')
    const votes = leads.filter(() => random.chance(RATED)).map((lead) => vote(lead, lot, startedAt, random))
    made.votes.push(...votes)
    decide(made, lot, votes, manager, startedAt, random)
  }
  const shuffled = makeRandom(workspace, 'open lots').shuffled(inOrder.filter(({ isOpen }) => isOpen))
  shuffled.forEach((lot, place) => {
    const random = makeRandom(lot.key, 'votes')
    // the first lead finds many lots to rate; a colleague has rated some of these
    const isLeft = place < LEFT_TO_RATE
    const voting = leads.filter((_, i) => random.chance(i > 0 ? RATED_BY_OTHERS : isLeft ? 0 : RATED))
    const votes = voting.map((lead) => vote(lead, lot, startedAt, random))
    made.votes.push(...votes)
    if (!isLeft) decide(made, lot, votes, manager, startedAt, random)
  })
  made.votes.sort((a, b) => a.at.getTime() - b.at.getTime())
  return made
}

function vote(lead: DemoPerson, lot: MatchedLot, startedAt: Date, random: Random): DemoVote {
  const accepted = random.chance(FOREIGN.test(lot.name) ? 0.1 : lot.percent >= 85 ? 0.85 : 0.6)
  const reason = accepted ? null : chooseReason(lot, random)
  const comments: Comments = COMMENTS[lead.lang === 'kz' ? 'kz' : 'ru']
  const hasComment = reason === 'other' || random.chance(accepted ? WITH_COMMENT.accepted : WITH_COMMENT.rejected)
  return {
    lot: lot.key,
    person: lead.email,
    accepted,
    reason,
    comment: hasComment ? random.pick(comments[reason ?? 'accepted']) : null,
    at: pickMoment(lot.publishedAt, endOf(lot, startedAt), random),
  }
}

function chooseReason({ name, percent }: MatchedLot, random: Random): RejectReason {
  if (FOREIGN.test(name)) return 'not_ours'
  const weights: Record<RejectReason, number> = {
    not_ours: percent >= 85 ? 1 : 5,
    price: 4,
    deadline: 3,
    region: 2,
    terms: 2,
    other: 1,
  }
  return random.weighted(Object.keys(weights) as RejectReason[], (reason) => weights[reason])
}

/** A manager looks at what the leads accepted: some of it is taken, some declined. */
function decide(
  { work }: DemoVotes,
  lot: MatchedLot,
  votes: readonly DemoVote[],
  manager: DemoPerson | undefined,
  startedAt: Date,
  random: Random,
): void {
  const accepting = votes.filter(({ accepted }) => accepted)
  if (!manager || accepting.length === 0 || accepting.length * 2 < votes.length) return
  // work on a lot whose end has passed is rare
  const isTaken = random.chance(lot.isOpen ? 0.35 : 0.06)
  const isDeclined = !isTaken && random.chance(0.12)
  if (!isTaken && !isDeclined) return
  const last = Math.max(...votes.map(({ at }) => at.getTime()))
  const at = pickMoment(new Date(last), endOf(lot, startedAt), random)
  work.push({ lot: lot.key, person: manager.email, isDeclined, at })
}

const endOf = ({ endAt }: MatchedLot, startedAt: Date) => (endAt < startedAt ? endAt : startedAt)

/** In office hours if there are any between the two. */
function pickMoment(from: Date, to: Date, random: Random): Date {
  const [first, last] = [from.getTime(), Math.max(to.getTime(), from.getTime() + 1)]
  const draw = () => new Date(first + Math.floor(random.next() * (last - first)))
  for (let i = 0; i < 20; i++) {
    const at = draw()
    const local = new Date(at.getTime() + 5 * HOUR)
    const isWorkday = ![0, 6].includes(local.getUTCDay())
    if (isWorkday && local.getUTCHours() >= MORNING && local.getUTCHours() < EVENING) return at
  }
  return draw()
}
