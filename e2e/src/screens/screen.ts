import type { Language } from '@tendertap/domain/languages'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import type { Answers } from './answers.ts'

export interface Screen {
  name: string
  who: 'stranger' | 'person'
  open(page: Page, texts: Texts, answers: Answers): Promise<void>
  /** what a change of the language closes */
  reopen?(page: Page, texts: Texts): Promise<void>
  /** has no language switch, or one without every language: such a screen is opened again in each language */
  isOpenedInEachLanguage?: boolean
  /** where it is another language than the one chosen */
  speaks?(chosen: Language): Language
}
