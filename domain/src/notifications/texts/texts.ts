// What a notice says, in a line: on the bell, in Telegram and in letters. The lot's own facts stand beside it.
import type { Language } from '../../languages.ts'
import type { Category } from '../categories.ts'
import type { NoticeFacts } from '../facts.ts'
import type { NoticeKind } from '../notices.ts'

export interface NoticeTexts {
  listChanges(change: Pick<NoticeFacts['lot_changed'], 'kinds' | 'deadline' | 'status'>): string
  /** when the applications end */
  until(moment: string): string
  /** heads what a letter tells of one category */
  groups: Readonly<Record<Category, string>>
  /** leads to what a letter only counts */
  seeMore(count: number): string
  open: string
  daily: {
    /** how many lots, and how many of them match */
    sums(facts: NoticeFacts['daily_mailing']): string
    match(percent: number): string
    matching: string
    /** of all new lots, by the portals */
    sources: string
    openAll: string
  }
  says: { readonly [K in NoticeKind]: (facts: NoticeFacts[K]) => string }
}

export type AllNoticeTexts = Readonly<Record<Language, NoticeTexts>>
