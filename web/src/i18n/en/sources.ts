import { words } from '@tendertap/domain/words/en'
import type { SourcesTexts } from '../ru/sources.ts'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('en')

const describeClock = (ahead: number) => `${words.duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`

export const texts: SourcesTexts = {
  states: {
    fresh: 'All read',
    gaps: 'Has gaps',
    silent: 'Silent',
    starting: 'First load',
    off: 'Not connected',
  },
  alarms: {
    refused: {
      title: () => 'The portal refuses or does not answer',
      advice:
        'Read its answer below. If it is about access, check the token and whether the portal is open to the server’s address. Until it answers, nothing new of it reaches the catalogue.',
    },
    token_expired: {
      title: ({ tokenExpiresAt }) => `The token expired on ${tokenExpiresAt}`,
      advice: 'Get a new token from the portal and set it in the ingestion settings.',
    },
    silent: {
      title: ({ silentSince }) => `Not read whole since ${silentSince}`,
      advice:
        'Check whether the ingestion process runs and the portal answers. Why the last try failed stands below, in the portal’s lists.',
    },
    own_clock: {
      title: ({ ownClockAhead }) => `The clock of the ingestion server is ${describeClock(ownClockAhead)}`,
      advice:
        'Nothing is lost: ingestion goes by the database’s clock. Set up time synchronisation (NTP) on the server.',
    },
    portal_clock: {
      title: ({ portalClockAhead }) => `The portal’s clock is ${describeClock(portalClockAhead)}`,
      advice:
        'Nothing is lost: the portal is asked with a margin for the difference. Check the clock of the database server. If it is right, tell the portal.',
    },
    gaps: {
      title: ({ gaps }) => `${gaps} ${plural(gaps, { one: 'gap', other: 'gaps' })}: some data has not been read`,
      advice: 'Gaps usually close by themselves. If they do not, run a backfill for the period shown.',
    },
    token_expires: {
      title: ({ tokenExpiresAt }) => `The token is valid only until ${tokenExpiresAt}`,
      advice: 'Ask for a new token in good time: the portal does not issue it at once.',
    },
    no_new_lots: {
      title: ({ newLotsSince }) => `Not one new lot since ${newLotsSince}`,
      advice: 'Open the portal: if it has new announcements, check the ingestion. On a public holiday this is normal.',
    },
    unknown_values: {
      title: () => 'Unknown statuses or purchase methods',
      advice: 'They are shown as the portal writes them. Add them to the mapping of statuses and methods.',
    },
  },
  alarmSince: (at) => `noticed ${at}`,
  empty: 'There are no sources',
  emptyText: 'A source appears here when there is a connector for its portal.',
  offText: 'To read this portal, switch it on in the ingestion settings.',
  figures: {
    lastGood: 'Read whole',
    lastTried: 'Last try',
    lag: 'From publication to catalogue',
    lagHalf: (time) => `half of the lots: within ${time}`,
    lagMost: (time) => `95% of the lots: within ${time}`,
    lagUnknown: 'nothing was published in the last 24 hours',
    newLots: (since) => `New lots since ${since}`,
    failedPages: 'Pages not read in 24 hours',
    token: 'Token valid until',
    noToken: 'does not expire or is not needed',
    access: 'Access checked',
    never: 'not once yet',
  },
  noProblem: 'none',
  /** the lists of the portals; the keys are the connectors' names for them */
  listNames: {
    tenders: 'announcements',
    lots: 'lots',
    contracts: 'contracts',
    journal: 'journal of deletions',
    heads: 'tenders',
    reconcile: 'nightly check',
  },
  duration: words.duration,
  gaps: {
    title: 'Gaps',
    shown: (shown, all) => `the newest ${shown} of ${all} are shown`,
    period: 'Period',
    what: 'What was not read',
    reason: 'Reason',
    noticed: 'Noticed',
  },
  unknown: {
    title: 'Unknown values',
    kinds: { status: 'Status', method: 'Method' },
    kind: 'Kind',
    value: 'As the portal writes it',
    times: 'Times seen',
    lastSeen: 'Last seen',
  },
  lists: {
    title: 'The portal’s lists',
    list: 'List',
    interval: 'Polled every',
    lastGood: 'Read',
    failures: 'Failures in a row',
    problem: 'Reason',
  },
  runs: {
    title: 'Latest runs',
    started: 'Began',
    list: 'List',
    took: 'Took',
    running: 'running',
    backfill: 'backfill',
    pages: 'Pages',
    items: 'Records',
    changed: 'Changed',
    failed: 'Not read',
    problem: 'Reason',
    none: 'This portal has not been read yet.',
  },
}
