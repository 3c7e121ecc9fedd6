import { DAYS_AFTER, DAYS_BEFORE } from '@tendertap/domain/guarantees/days'
import { EXPECTED_RESULT_DAYS } from '@tendertap/domain/guarantees/security'
import { analyticsWords } from '@tendertap/domain/words/analytics/en'
import type { GuaranteesTexts } from '../ru/guarantees.ts'

const { guarantees } = analyticsWords

export const texts: GuaranteesTexts = {
  figures: guarantees.figures,
  formulas: {
    now: 'Bid security of placed applications whose result is not known yet, and of lots in work whose bid deadline is today or unknown. Bid security = planned amount of the lot × the percentage published by the portal.',
    peak: `The largest amount on a single day in the next ${DAYS_AFTER} days: placed applications and lots in work. Money for a lot in work counts as held from the bid deadline; the result is expected ${EXPECTED_RESULT_DAYS} days later.`,
    peakDay: 'The first day with the largest amount.',
  },
  days: guarantees.days,
  daysAbout: `How much money is held as bid security: the past ${DAYS_BEFORE} days and the next ${DAYS_AFTER}.`,
  chartAbout:
    'Chart: money held as bid security by day. The table has the days from today on, the Excel file has all of them.',
  placed: guarantees.placed,
  planned: guarantees.planned,
  ofThemPlanned: (amount) => `${amount} being prepared`,
  columns: guarantees.columns,
  lotsOf: (day) => `Bid security on ${day}`,
  today: 'today',
  empty: 'No money is held',
  emptyText: 'Amounts appear once there are lots in work with a bid security published by the portal.',
  unpublished: (shown) => `Lots without a published bid security, not included: ${shown}.`,
  unpublishedLots: analyticsWords.inFiles.unpublished,
  percentOf: (percent) => `${percent}% of the planned amount`,
  held: (from, until) => `${from} – ${until}`,
  none: 'No money is held on this day',
  lot: {
    adds: (amount, percent) => `Will hold ${amount} (${percent}%)`,
    holds: (amount, percent) => `Holds ${amount} (${percent}%)`,
    peak: (amount, day) => `peak with it: ${amount}, ${day}`,
    counted: (from) => `from ${from}, already in the sums`,
    until: (day) => `expected back ${day}`,
  },
}
