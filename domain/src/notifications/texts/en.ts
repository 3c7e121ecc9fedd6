import { formatDateTime, formatDay, formatHour } from '../../clock.ts'
import { formatTenge } from '../../money.ts'
import { MOST_NEW_LOTS } from '../../saved-searches/saved-searches.ts'
import { createPlural } from '../../words/plural.ts'
import { words } from '../../words/en.ts'
import { formatNumber } from '../../words/number.ts'
import { DAILY_HOUR } from '../daily.ts'
import type { NoticeTexts } from './texts.ts'

const plural = createPlural('en')
const MORNING = formatHour(DAILY_HOUR)
const STEPS = { collect: 'collecting documents', price: 'the price', place: 'the placement' }
const listChanges: NoticeTexts['listChanges'] = ({ kinds, deadline, status }) =>
  kinds
    .map((kind) => {
      if (kind === 'deadline' && deadline?.after) return `the deadline is now ${formatDateTime(deadline.after)}`
      if (kind === 'status' && status) return `status “${words.status(status) ?? status}”`
      return words.changes[kind]
    })
    .join(', ')
const withName = (text: string, by: string | null) => (by ? `${text}: ${by}` : text)
/** A search is counted up to its bound. */
const countNew = (count: number) =>
  count >= MOST_NEW_LOTS
    ? `${MOST_NEW_LOTS - 1}+ new lots`
    : `${count} ${plural(count, { one: 'new lot', other: 'new lots' })}`

export const texts: NoticeTexts = {
  listChanges,
  until: (moment) => `applications until ${moment}`,
  groups: {
    new_suitable_tenders: 'New suitable lots',
    tender_status_changes: 'Changes on the portal',
    crm: 'Work of the team',
    system: 'Subscription',
    all_new_tenders: 'New lots of the day',
  },
  seeMore: (count) => `See ${count} more`,
  open: 'Open',
  daily: {
    sums: ({ day, total, matched }) =>
      `${words.lots(total, formatNumber(total))} appeared between ${MORNING} yesterday and ${MORNING} on ${formatDay(day)}. ${matched > 0 ? `${matched} of them ${plural(matched, { one: 'matches', other: 'match' })} your profiles.` : 'None of them matches your profiles.'}`,
    match: (percent) => `${percent}% match`,
    matching: 'Match your profiles',
    sources: 'All new lots',
    openAll: 'Open all lots',
  },
  says: {
    lot_matched: ({ interest, percent }) => `New lot, profile “${interest}”, ${percent}% match`,
    search_matched: ({ search }) => `New lot of the search “${search}”`,
    search_digest: ({ search, count }) => `The search “${search}” has ${countNew(count)}`,
    followed_news: ({ followed, ...change }) =>
      followed === 'customer'
        ? 'New lot of a customer you follow'
        : `Changed in a tender you follow: ${listChanges(change)}`,
    lot_changed: (change) => `Changed on the portal: ${listChanges(change)}`,
    lot_superseded: ({ successor }) => `The purchase is announced again: ${successor.code}`,
    lot_accepted: ({ by }) => withName('Accepted, the lot can be taken into work', by),
    lot_taken: ({ by }) => withName('Taken into work', by),
    price_set: ({ by, price }) => withName(`Price sent, ${formatTenge(price)}`, by),
    documents_completed: ({ by }) => withName('The documents are collected', by),
    lot_placed: ({ by }) => withName('The offer is placed', by),
    lot_stopped: ({ by }) => withName('Work on the lot was stopped', by),
    result_published: () => 'The portal has published the result: please fill it in',
    result_filled: ({ by, outcome }) =>
      withName({ won: 'We won', lost: 'We did not win', cancelled: 'The purchase is cancelled' }[outcome], by),
    recheck_needed: ({ documents }) =>
      `The portal has changed the purchase, look again at ${documents.map(({ en, ru }) => `“${en ?? ru}”`).join(', ')}`,
    lot_assigned: ({ by }) => (by ? `${by} made you responsible for the lot` : 'You are responsible for the lot'),
    mentioned: ({ by, excerpt }) => `${by ?? 'You were mentioned'}: ${excerpt}`,
    deadline_soon: ({ lot }) =>
      lot.applicationEndAt === null
        ? 'Applications end soon'
        : `Applications end on ${formatDateTime(lot.applicationEndAt)}`,
    step_overdue: ({ step }) => `By the plan this should be done: ${STEPS[step]}`,
    reminder: () => 'You asked to be reminded of the lot',
    subscription_ending: ({ days, endDate }) =>
      `The subscription ends in ${words.days(days)}, on ${formatDay(endDate)}`,
    subscription_ended: ({ endDate }) => `The subscription ended on ${formatDay(endDate)}`,
    daily_mailing: ({ total, matched }) =>
      `New lots of the day: ${formatNumber(total)}${matched > 0 ? `, ${matched} match` : ''}`,
  },
}
