import type { Language } from '../../languages.ts'
import type { NoticeKind } from '../notices.ts'
import { texts as en } from './en.ts'
import { texts as kz } from './kz.ts'
import { texts as ru } from './ru.ts'
import type { AllNoticeTexts } from './texts.ts'

export const NOTICE_TEXTS: AllNoticeTexts = { ru, kz, en }

/** The facts were written by the kind's own type. */
export function sayNotice(kind: NoticeKind, facts: unknown, language: Language): string {
  const say = NOTICE_TEXTS[language].says[kind] as (facts: unknown) => string
  return say(facts)
}
