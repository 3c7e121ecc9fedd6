// Live events: `GET /api/events`, a text/event-stream that is read with fetch and the bearer token. Events carry only
// ids; the client makes a call to read the content.
import type { Access } from './access.ts'
import type { Path } from './calls/index.ts'

export const EVENTS_PATH = '/api/events'
export const EVENTS_ACCESS: Access = 'member'

/** The lists that votes and work decide. */
const LISTS_OF_VOTES = [
  'lots/getLots',
  'lots/lotsWithFilters',
  'lots/getPotentialLots',
  'lots/getArchivedLots',
  'tenders/getTenderDetails',
  'tenders/tendersWithFilters',
  'tenders/getArchivedTenders',
] as const satisfies readonly Path[]

/** What the page of the day and its count in the header show. */
const DAY = ['today/getDay', 'today/getCount'] as const satisfies readonly Path[]

/** Each kind of change with the calls that an open screen makes again. A feature adds its kind here. */
export const CALLS_BY_EVENT = {
  companyLists: ['companies/getCompanyList', 'companies/getCompaniesWithNew', 'interests/getInterests', 'me/getMe'],
  interests: [
    'interests/getInterests',
    'companies/getCompanyList',
    'lots/getLots',
    'lots/lotsWithFilters',
    'lots/getPotentialLots',
    'tenders/getTenderDetails',
    'matching/getLotMatches',
    'matching/suggestEdits',
    'matching/suggestExclusions',
  ],
  /** a vote; the id is the lot's */
  lotVotes: [...LISTS_OF_VOTES, ...DAY, 'lots/getActivity'],
  /** a vote on a tender as a whole; the id is the tender's */
  tenderVotes: [...LISTS_OF_VOTES, ...DAY, 'lots/getActivity'],
  /** a step of the work on a lot; the id is the lot's */
  lotWork: [
    ...LISTS_OF_VOTES,
    'lots/getActiveLots',
    'lots/getCompletedLots',
    ...DAY,
    'lots/getActivity',
    'analytics/getTeam',
    'guarantees/getGuarantees',
    'guarantees/getLot',
    'planning/getOverdueSteps',
  ],
  /** a comment was added or removed; the id is the lot's */
  lotComments: ['lots/getActivity', 'lots/getActiveLots', ...DAY],
  /** the library; the id is the document's */
  companyDocuments: ['companyDocuments/getDocuments', 'lots/getActiveLots'],
  /** past results came or went; the id is the import's */
  pastResults: ['resultImport/listImports', 'analytics/getTeam'],
  /** a person has been told something; the id is theirs */
  notices: ['notices/getNotices', 'notices/countUnread'],
  /** of one person; the id is the search's */
  savedSearches: ['savedSearches/getAll'],
  /** of one person; the id is the customer's or the tender's */
  following: ['following/getAll'],
  checklistTemplates: ['checklists/getTemplates'],
  profile: ['users/getAllUsers', 'team/getMembers'],
  subscription: ['subscription/getCurrentSubscription', 'lots/getLots', 'tenders/getTenderDetails'],
} as const satisfies Record<string, readonly Path[]>
export type EventKind = keyof typeof CALLS_BY_EVENT
export const EVENT_KINDS = Object.keys(CALLS_BY_EVENT) as EventKind[]

/** The data of an event named `change`. */
export interface WorkspaceEvent {
  kind: EventKind
  /**
   * of the object that changed; for `profile` the person's, for `subscription` the subscription's or the renewal
   * request's
   */
  id: string
}

/**
 * `reset`: the client's last event number is too old or of another workspace. What changed since is not known, so the
 * client loads everything again.
 */
export type StreamEventName = 'change' | 'reset'

/** The data of an event, or null for a kind that this version does not know. */
export function readWorkspaceEvent(data: string): WorkspaceEvent | null {
  try {
    const read = JSON.parse(data) as { kind?: unknown; id?: unknown } | null
    const kind = EVENT_KINDS.find((known) => known === read?.kind)
    return kind && typeof read?.id === 'string' ? { kind, id: read.id } : null
  } catch {
    return null
  }
}
