import type { LotsTexts } from '../ru/lots.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('en')

export const texts: LotsTexts = {
  statuses: {
    Формируется: 'Being prepared',
    Опубликован: 'Published',
    Вскрытие: 'Bid opening',
    Допуск: 'Admission',
    Завершен: 'Completed',
    Отменен: 'Cancelled',
    Итоги: 'Results',
  },
  methods: {
    'Открытый конкурс': 'Open tender',
    'Запрос ценовых предложений': 'Request for quotations',
    'Закуп из одного источника': 'Single-source purchase',
    'Открытый конкурс на понижение': 'Open tender with price reduction',
  },
  documentTypes: {
    'Техническая спецификация': 'Technical specification',
    'Конкурсная документация': 'Tender documentation',
    'Проект договора': 'Draft contract',
  },
  count: (total, shown) => `${shown} ${plural(total, { one: 'lot', other: 'lots' })}`,
  columns: {
    percent: 'Match',
    name: 'Lot',
    amount: 'Amount',
    region: 'Region, method',
    status: 'Status',
    deadline: 'Deadline',
  },
  match: (percent) => `Match ${percent} %`,
  matchLevels: {
    low: 'Low match',
    medium: 'Medium match',
    high: 'High match',
  },
  lot: 'lot',
  quantity: 'Quantity',
  region: 'Region',
  method: 'Purchase method',
  until: (date) => `until ${date}`,
  closed: 'closed',
  deadlineUnknown: 'no deadline given',
  timeLeft: ({ days, hours, minutes }) => {
    const inDays = `${days} ${plural(days, { one: 'day', other: 'days' })}`
    if (days > 0) return hours > 0 ? `${inDays} ${hours} h` : inDays
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
    return minutes > 0 ? `${minutes} min` : 'less than a minute'
  },
  description: 'Description',
  terms: 'Terms',
  deliveryAddress: 'Place of delivery',
  deliveryTerm: 'Delivery period',
  contractTerm: 'Contract period',
  bidSecurity: 'Bid security',
  localContent: 'Local content',
  ensTru: 'ENS TRU code',
  days: (days, shown) => `${shown} ${plural(days, { one: 'day', other: 'days' })}`,
  percentOf: (share) => `${share} %`,
  atLeast: (share) => `at least ${share} %`,
  notPublished: 'not published by the portal',
  published: 'Published on',
  documents: 'Documents',
  noDocuments: 'No documents found',
  documentStates: {
    processing: 'Document not received yet',
    stored: null,
    unavailable: 'The portal does not give out this document',
  },
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
  openOnPortal: 'Open on the portal',
  inNewTab: 'opens in a new tab',
  showDetails: 'Details',
  hideDetails: 'Collapse',
  loadFailed: 'Lots could not be loaded',
  retry: 'Try again',
  empty: 'No lots found',
  emptyText: 'There are no lots in the catalogue yet: they appear as soon as the portals publish them.',
  sortLabel: 'Sort',
  sortDefault: 'Newest first',
  sorts: {
    applicationEndAt: { asc: 'Deadline: soonest first', desc: 'Deadline: latest first' },
    amount: { asc: 'Amount: lowest first', desc: 'Amount: highest first' },
    percent: { asc: 'Match: lowest first', desc: 'Match: highest first' },
  },
  sortedList: 'List of lots',
}
