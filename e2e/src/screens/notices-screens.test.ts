// The feed of notices: with notices of every kind, empty, and when it could not be loaded.
import type { Output } from '@tendertap/contract/calls/index'
import { lotOfTender, tenderHead } from '@tendertap/contract/examples/lot'
import type { Language } from '@tendertap/domain/languages'
import type { NoticeFacts } from '@tendertap/domain/notifications/facts'
import { NOTICES, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { sayNotice } from '@tendertap/domain/notifications/texts/all'
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { inHours } from './rating-answers.ts'

type Notice = Output<'notices/getNotices'>['data'][number]

const LONG_NAME = {
  nameRu: 'Услуги по техническому обслуживанию и заправке картриджей лазерных принтеров и копировальных аппаратов',
  nameKz: 'Лазерлік принтерлер мен көшірме аппараттарының картридждеріне техникалық қызмет көрсету және толтыру',
  nameEn: null,
}
const { id, nameRu, nameKz, nameEn, TenderId } = lotOfTender
const LOT = { id, nameRu, nameKz, nameEn, TenderId, tenderCode: tenderHead.code }

type Told = { [K in NoticeKind]: readonly [kind: K, hours: number, facts: Omit<NoticeFacts[K], 'lot'>] }[NoticeKind]

const by = 'Айгерим Жолова'
const TOLD: readonly Told[] = [
  [
    'mentioned',
    0,
    { by, excerpt: '@Данияр Закупов, успеем до пятницы? Поставщик просит ответ сегодня', commentId: '' },
  ],
  ['deadline_soon', -0.2, { hours: 12 }],
  ['lot_matched', -0.5, { interest: 'Канцелярия', percent: 87 }],
  ['lot_assigned', -25, { by }],
  ['price_set', -26, { by, price: '1250000' }],
  ['lot_changed', -27, { kinds: ['deadline', 'documents'], deadline: { before: null, after: inHours(90) } }],
  ['recheck_needed', -75, { documents: [{ ru: 'Техническая спецификация', kz: null, en: null }] }],
  ['result_filled', -76, { by, outcome: 'won' }],
  ['subscription_ending', -77, { days: 7, endDate: '2026-11-30' }],
]

function listNotices(language: Language): Notice[] {
  return TOLD.map(([kind, hours, facts], place) => ({
    id: `01a1f0c2-3b1f-7c55-8e0a-0000000000${99 - place}`,
    kind,
    category: NOTICES[kind].category,
    says: sayNotice(kind, { ...facts, lot: { applicationEndAt: inHours(12) } }, language),
    at: inHours(hours),
    isRead: place > 3,
    lot: NOTICES[kind].category === 'system' ? null : { ...LOT, ...(place % 3 === 1 && LONG_NAME) },
    page: '/tariffs',
  }))
}

const NEXT = '01a1f0c2-3b1f-7c55-8e0a-000000000090'
const bell = 'header [aria-haspopup=dialog]'
const openFeed = async (page: Page) => {
  if ((await page.locator(bell).getAttribute('aria-expanded')) === 'false') await page.locator(bell).click()
  await page.getByRole('dialog').waitFor()
}

/** The server knows nothing of these notices, so they stay unread. */
async function open(page: Page, answers: Answers, unread: number): Promise<void> {
  answers.set('notices/countUnread', answer(200, { unread }))
  answers.set('notices/markRead', answer(200, { unread }))
  await page.goto('/help')
  await openFeed(page)
}

checkScreens([
  {
    name: 'notices',
    who: 'person',
    open: async (page, _, answers) => {
      answers.set('notices/getNotices', {
        bodyFor: ({ language }) => ({ data: listNotices(language as Language), next: NEXT }),
      })
      await open(page, answers, 100)
      await page.locator('[role=dialog] li').first().waitFor()
    },
    // a mouse that chooses a language closes it
    reopen: openFeed,
  },
  {
    name: 'notices-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('notices/getNotices', answer(200, { data: [], next: null }))
      await open(page, answers, 0)
      await page.getByText(texts.notices.empty).waitFor()
    },
    reopen: openFeed,
  },
  {
    name: 'notices-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      answers.set('notices/getNotices', refusal(500, 'server_error'))
      await open(page, answers, 3)
      await page.getByText(texts.notices.failed).waitFor()
    },
    reopen: openFeed,
  },
])
