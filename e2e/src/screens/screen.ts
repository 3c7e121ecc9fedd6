import type { Language } from '@tendertap/domain/languages'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import type { Answers } from './answers.ts'

export interface Screen {
  name: string
  who: 'stranger' | 'person'
  open(page: Page, texts: Texts, answers: Answers, language: Language): Promise<void>
  /** opens again what a change of the language has closed */
  reopen?(page: Page, texts: Texts): Promise<void>
  /** true for a screen that cannot be switched to every language: it is opened again in each one */
  isOpenedInEachLanguage?: boolean
  /** true for a screen that a phone does not have, or that a change of the width closes */
  isWideOnly?: boolean
  /** the language that the screen shows for the chosen one; by default the same */
  speaks?(chosen: Language): Language
}
