import type { LegalLanguage } from '@tendertap/domain/languages'
import { loadPart } from '../../lib/parts.ts'
import type { LegalDocument } from '../../lib/legal-documents.ts'
import type { LegalText } from './legal-text.ts'

type Texts = Record<LegalDocument, Record<LegalLanguage, () => Promise<{ text: LegalText }>>>

/** Each text is a file of its own in the build: a reader fetches one. */
const TEXTS: Texts = {
  'privacy-policy': {
    ru: () => import('./texts/ru/privacy-policy.ts'),
    kz: () => import('./texts/kz/privacy-policy.ts'),
  },
  'user-agreement': {
    ru: () => import('./texts/ru/user-agreement.ts'),
    kz: () => import('./texts/kz/user-agreement.ts'),
  },
}

export async function loadLegalText(document: LegalDocument, language: LegalLanguage): Promise<LegalText> {
  return (await loadPart(TEXTS[document][language])).text
}
