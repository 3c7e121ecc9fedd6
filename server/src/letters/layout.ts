import type { Language } from '@tendertap/domain/languages'
import type { LetterText } from './kind.ts'

/** What both halves of a letter, plain and HTML, are laid out from. */
export interface Layout {
  language: Language
  name: string | null
  text: LetterText
  /** where the button leads */
  url: string | null
  /** the product's own address */
  home: string
}
