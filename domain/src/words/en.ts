import { findStatus } from '../lots/portal-statuses.ts'
import { findMethod } from '../lots/purchase-methods.ts'
import { findUnit } from '../lots/units.ts'
import { splitDuration } from './duration.ts'
import { createPlural } from './plural.ts'
import type { Words } from './words.ts'

const plural = createPlural('en')
const days: Words['days'] = (count, shown = String(count)) => `${shown} ${plural(count, { one: 'day', other: 'days' })}`

export const words: Words = {
  status: (name) => findStatus(name)?.en ?? null,
  method: (name) => findMethod(name)?.en ?? null,
  unitName: (name) => findUnit(name)?.en ?? null,
  documentTypes: {
    'Техническая спецификация': 'Technical specification',
    'Конкурсная документация': 'Tender documentation',
    'Проект договора': 'Draft contract',
  },
  matchLevels: { low: '[Low match]', medium: '[Medium match]', high: '[High match]' },
  roles: {
    admin: 'Administrator',
    superadmin: 'Operator',
    lead: 'Estimator',
    manager: 'Manager',
    procurement: 'Buyer',
    controller: 'Controller',
  },
  changes: {
    deadline: 'deadline',
    amount: 'amount',
    status: 'status',
    documents: 'documents',
    text: 'description',
    details: 'terms',
    result: 'result',
    superseded: 'announced again',
    withdrawn: 'withdrawn',
  },
  rejectReasons: {
    not_ours: 'Not what we do',
    price: 'The price does not suit us',
    deadline: 'Too little time',
    region: 'The wrong region',
    terms: 'The terms do not suit us',
    other: 'Another reason',
  },
  planStates: {
    in_time: 'In time',
    start_today: 'In time only if started today',
    too_late: 'Too late at the usual pace',
  },
  notificationCategories: {
    all_new_tenders: 'All new tenders',
    new_suitable_tenders: 'Suitable tenders',
    tender_status_changes: 'Changes of tenders',
    crm: 'Work on lots',
    system: 'System',
  },
  tariffs: { standard: 'Standard', extended: 'Extended' },
  lotLists: {
    'all-lots': 'All lots',
    'rate-lots': 'Rate lots',
    'potential-lots': 'Potential lots',
    'lots-in-work': 'Lots in work',
    'completed-lots': 'Completed lots',
    'archive-lots': 'Archive',
  },
  lotFields: {
    number: 'Lot number',
    tenderCode: 'Tender code',
    name: 'Lot',
    description: 'Description',
    customer: 'Customer',
    amount: 'Amount',
    quantity: 'Quantity',
    unit: 'Unit',
    region: 'Region',
    deliveryAddress: 'Place of delivery',
    method: 'Purchase method',
    status: 'Status',
    published: 'Published on',
    applicationStart: 'Applications from',
    applicationEnd: 'Applications until',
    bidSecurity: 'Bid security',
    ensTru: 'ENS TRU code',
    source: 'Source',
    link: 'Link to the portal',
    percent: 'Match',
    votesFor: 'Votes for',
    votesAgainst: 'Votes against',
    workStatus: 'Status of the work',
    assignee: 'Responsible',
    offerPrice: 'Our price',
    outcome: 'Result',
    winner: 'Winning company',
    finalAmount: 'Final amount',
    resultsDate: 'Date of the results',
    lossReason: 'Loss reason',
  },
  sourceNames: { ows: 'Goszakup', tizilim: 'Tizilim', epz: 'EPZ' },
  lots: (count, shown = String(count)) => `${shown} ${plural(count, { one: 'lot', other: 'lots' })}`,
  days,
  months: (count, shown = String(count)) => `${shown} ${plural(count, { one: 'month', other: 'months' })}`,
  timeLeft: (left) => {
    if (left.days > 0) return left.hours > 0 ? `${days(left.days)} ${left.hours} h` : days(left.days)
    if (left.hours > 0) return left.minutes > 0 ? `${left.hours} h ${left.minutes} min` : `${left.hours} h`
    return left.minutes > 0 ? `${left.minutes} min` : 'less than a minute'
  },
  duration: (length) => {
    const { hours, minutes, seconds, ...rest } = splitDuration(length)
    if (rest.days > 0) return hours > 0 ? `${days(rest.days)} ${hours} h` : days(rest.days)
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
    if (minutes > 0) return seconds > 0 ? `${minutes} min ${seconds} s` : `${minutes} min`
    return `${seconds} s`
  },
}
