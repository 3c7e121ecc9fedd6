import type { Language } from '@tendertap/domain/languages'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page, Route } from 'playwright-core'

export interface Screen {
  name: string
  /** two pages per language: one of somebody not signed in, one of a person */
  who: 'stranger' | 'person'
  open(page: Page, texts: Texts): Promise<void>
  /** where it is another language than the one chosen */
  speaks?(chosen: Language): Language
}

/** The server's answer, put in its place. */
export function answer(status: number, body: object) {
  return (route: Route) => route.fulfill({ status, headers: { 'x-request-id': '4821-0937' }, json: body })
}

export const refusal = (status: number, code: string) => answer(status, { error: code, message: code, code })
