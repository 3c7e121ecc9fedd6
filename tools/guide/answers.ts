// What the API answers to some pictures. In the demo itself this would be different each time, or seen only once.
import type { Output } from '@tendertap/contract/calls/index'
import { isLanguage, type Language } from '@tendertap/domain/languages'
import { NOTICES, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { presentNotice } from '@tendertap/server/features/notifications/notices/present'
import { makeLot, NOTICE_SAMPLES } from '@tendertap/server/messages/samples'
import type { Page } from 'playwright-core'

const MINUTE = 60_000
const UNREAD = 2

/** What procurement is told, the latest first; each with the minutes that have passed. */
const TOLD: readonly (readonly [kind: NoticeKind, minutes: number, facts?: object])[] = [
  ['mentioned', 4, { excerpt: '@Айнұр, успеем собрать документы до пятницы?' }],
  ['search_matched', 22, { lot: makeLot(2) }],
  ['price_set', 65],
  ['deadline_soon', 130],
  ['lot_taken', 24 * 60],
]

function listNotices(language: Language): Output<'notices/getNotices'> {
  const data = TOLD.flatMap(([kind, minutes, facts], index) => {
    const row = {
      id: `01a1f0c2-3b1f-7c55-8e0a-4f7d2a9b6c${99 - index}`,
      kind,
      category: NOTICES[kind].category,
      facts: { ...NOTICE_SAMPLES[kind], ...facts },
      workStatus: 'in_collecting_documents' as const,
      at: new Date(Date.now() - minutes * MINUTE),
      isRead: index >= UNREAD,
    }
    return presentNotice(row, language, ['manager']) ?? []
  })
  return { data, next: null }
}

export async function answerNotices(page: Page): Promise<void> {
  await page.route('**/api/notices/getNotices', (route) => {
    const { language } = route.request().postDataJSON() as { language: string }
    return route.fulfill({ json: listNotices(isLanguage(language) ? language : 'ru') })
  })
  const unread: Output<'notices/countUnread'> = { unread: UNREAD }
  for (const path of ['countUnread', 'markRead'])
    await page.route(`**/api/notices/${path}`, (route) => route.fulfill({ json: unread }))
}

export async function answerSearches(page: Page): Promise<void> {
  const createdAt = new Date().toISOString()
  const answer: Output<'savedSearches/getAll'> = {
    searches: [
      {
        id: '019a5b52-8c40-7d11-9e27-3b6f50a4c10b',
        name: 'Кабель, Алматы',
        cadence: 'at_once',
        filter: { search: 'кабель', regions: ['750000000'], openOnly: true },
        newLots: 12,
        createdAt,
      },
      {
        id: '019a5b52-8c41-7a9e-8f63-92d1e7b3540c',
        name: 'Мебель для школ',
        cadence: 'daily',
        filter: { search: 'мебель школа' },
        newLots: 3,
        createdAt,
      },
    ],
  }
  await page.route('**/api/savedSearches/getAll', (route) => route.fulfill({ json: answer }))
}
