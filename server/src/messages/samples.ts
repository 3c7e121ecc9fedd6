// Facts of every message and notice, for the preview of the letters. A kind without a sample does not compile.
import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import type { DailyFacts, NoticeFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import type { NoticeKind } from '@tendertap/domain/notifications/notices'
import type { FactsOf, MessageKindName } from './kinds.ts'

const AT = '2026-11-17T04:30:00.000Z'
const IP = '203.0.113.7'
const COMPANY = 'ТОО «Акжол Снаб»'

export const MESSAGE_SAMPLES: { readonly [K in MessageKindName]: FactsOf<K> } = {
  application_accepted: { workspace: COMPANY },
  application_declined: { workspace: COMPANY },
  application_expired: { workspace: COMPANY, days: 30 },
  application_received: {
    name: COMPANY,
    bin: '120340005678',
    contactPerson: 'Айгерим Сапарова',
    contactPhone: '+7 701 000 00 00',
    email: 'aigerim@akzhol-snab.example',
  },
  audit_head: { number: 48_211, hash: 'b6f1c4de90a27735e18c40b2'.repeat(2), at: AT, waiting: 0 },
  confirm_email: { hours: 24 },
  delivery_alarm: {
    stage: 'began',
    troubles: ['failed', 'stuck'],
    failed: 12,
    deadLetters: 3,
    waiting: 240,
    waitingSince: AT,
    beganAt: AT,
    endedAt: null,
  },
  email_change_cancelled: {},
  email_change_notice: { newEmail: 'new.address@akzhol-snab.example' },
  feedback_received: {
    text: 'Здравствуйте!\nНе могу найти лоты по кабелю за прошлую неделю.',
    fullName: 'Данияр Ахметов',
    email: 'daniyar@akzhol-snab.example',
    company: COMPANY,
  },
  new_sign_in: { at: AT, ip: IP, browser: 'Firefox', system: 'Windows' },
  password_changed: { at: AT, ip: IP },
  password_changed_by_admin: { admin: 'Айгерим Сапарова' },
  recovery_code_used: { at: AT, ip: IP, left: 7 },
  recovery_codes_made: { at: AT, ip: IP },
  registration_attempt: {},
  renewal_for_operator: {
    company: COMPANY,
    askedBy: 'Айгерим Сапарова',
    email: 'aigerim@akzhol-snab.example',
    endsAt: '2026-12-01T00:00:00.000Z',
    chosen: null,
  },
  renewal_requested: { chosen: null },
  reset_password: {},
  second_factor_off: { at: AT, ip: IP },
  second_factor_on: { at: AT, ip: IP },
  source_alarm: {
    source: 'ows',
    alarm: 'silent',
    beganAt: AT,
    endedAt: null,
    readAt: '2026-11-17T02:10:00.000Z',
    tokenExpiresAt: null,
    openGaps: 1,
    accessProblem: null,
  },
  subscription_assigned: {
    workspace: COMPANY,
    plan: 'commercial',
    startDate: AT,
    endDate: '2027-02-17T04:30:00.000Z',
    users: 8,
    filters: 10,
  },
  superadmin_invited: { email: 'operator@tendertap.example' },
  telegram_disconnected: {},
  test_letter: {},
  user_invited: { workspace: COMPANY, inviter: 'Айгерим Сапарова', email: 'daniyar@akzhol-snab.example' },
}

const NAMES = [
  {
    ru: 'Кабель силовой ВВГнг(A)-LS 3х2,5',
    kz: 'ВВГнг(A)-LS 3х2,5 күштік кабелі',
    en: 'Power cable VVGng(A)-LS 3x2.5',
  },
  {
    ru: 'Работы по капитальному ремонту кровли и фасада здания средней школы № 14 имени Абая Кунанбаева с заменой инженерных сетей, утеплением чердачного перекрытия и благоустройством территории',
    kz: 'Абай Құнанбаев атындағы № 14 орта мектеп ғимаратының шатыры мен қасбетін күрделі жөндеу, инженерлік желілерді ауыстыру және аумақты абаттандыру жұмыстары',
    en: null,
  },
  { ru: 'Услуги по техническому обслуживанию лифтов', kz: 'Лифттерге техникалық қызмет көрсету', en: null },
]
const CUSTOMERS = [
  {
    ru: 'КГУ «Управление энергетики и жилищно-коммунального хозяйства города Шымкент»',
    kz: '«Шымкент қаласының энергетика және тұрғын үй-коммуналдық шаруашылық басқармасы» КММ',
    en: null,
  },
  { ru: 'АО «Национальная компания „Қазақстан темір жолы“»', kz: '«Қазақстан темір жолы» ҰК» АҚ', en: null },
]

/** Lots with short and long names, with and without amounts and deadlines. */
export function makeLot(index: number, workStatus: WorkStatus = 'not_processed'): NoticeLot {
  return {
    id: 4_182_700 + index,
    name: NAMES[index % NAMES.length] ?? { ru: null, kz: null, en: null },
    tenderId: 1_720_458 + index,
    tenderCode: `${14_220_000 + index}-1`,
    contractNumber: `${81_003_400 + index}-ОК1`,
    workStatus,
    customer: CUSTOMERS[index % CUSTOMERS.length] ?? null,
    amount: index % 4 === 3 ? null : `${(index + 1) * 1_284_500}.00`,
    applicationEndAt: index % 5 === 4 ? null : '2026-11-27T13:00:00.000Z',
  }
}

const by = 'Айгерим Сапарова'
const lot = makeLot(0, 'in_collecting_documents')
const found = makeLot(1)

export const DAILY_SAMPLE: DailyFacts = {
  day: '2026-11-18',
  lots: Array.from({ length: 6 }, (_, index) => ({ id: makeLot(index).id, percent: 97 - index * 4 })),
  matched: 9,
  total: 1_284,
  sources: [
    { source: 'ows', lots: 1_103 },
    { source: 'epz', lots: 168 },
    { source: 'tizilim', lots: 13 },
  ],
}

export const NOTICE_SAMPLES: { readonly [K in NoticeKind]: NoticeFacts[K] } = {
  lot_matched: { lot: found, interest: 'Кабель и провод', percent: 87 },
  search_matched: { lot: found, search: 'лифты Алматы' },
  search_digest: { searchId: '019a5b44-2e71-7c0d-9b58-6a3f10d2e80b', search: 'лифты Алматы', count: 14 },
  followed_news: {
    lot: found,
    followed: 'tender',
    kinds: ['deadline'],
    deadline: { before: AT, after: '2026-12-01T13:00:00.000Z' },
  },
  lot_changed: {
    lot,
    kinds: ['deadline', 'documents'],
    deadline: { before: AT, after: '2026-12-01T13:00:00.000Z' },
  },
  lot_superseded: { lot, successor: { id: 1_720_999, code: '14221111-2' } },
  lot_accepted: { lot: found, by },
  lot_taken: { lot, by },
  price_set: { lot, by, price: '1190000.00' },
  documents_completed: { lot, by },
  lot_placed: { lot, by },
  lot_stopped: { lot, by },
  result_published: { lot: makeLot(0, 'placement_completed') },
  result_filled: { lot: makeLot(0, 'placement_completed'), by, outcome: 'won' },
  recheck_needed: {
    lot,
    documents: [{ ru: 'Техническая спецификация', kz: 'Техникалық сипаттама', en: 'Technical specification' }],
  },
  lot_assigned: { lot, by },
  mentioned: {
    lot,
    by,
    commentId: '019a5b44-2e71-7c0d-9b58-6a3f10d2e80a',
    excerpt: '@Данияр, проверь, пожалуйста, срок поставки: у нас на складе только 400 метров',
  },
  deadline_soon: { lot, hours: 12 },
  step_overdue: { lot, step: 'collect' },
  reminder: { lot },
  subscription_ending: { days: 3, endDate: '2026-11-20' },
  subscription_ended: { endDate: '2026-11-20' },
  daily_mailing: DAILY_SAMPLE,
}

/** What a person may find in one letter after a morning: something of every category, of one more than is listed. */
export const DIGEST_SAMPLE = [
  ...Array.from({ length: 13 }, (_, index) => ({
    kind: 'lot_matched' as const,
    facts: { lot: makeLot(index), interest: 'Кабель и провод', percent: 96 - index },
  })),
  { kind: 'lot_changed' as const, facts: NOTICE_SAMPLES.lot_changed },
  { kind: 'lot_taken' as const, facts: NOTICE_SAMPLES.lot_taken },
  {
    kind: 'deadline_soon' as const,
    facts: { ...NOTICE_SAMPLES.deadline_soon, lot: makeLot(2, 'in_collecting_documents') },
  },
  { kind: 'subscription_ending' as const, facts: NOTICE_SAMPLES.subscription_ending },
]
