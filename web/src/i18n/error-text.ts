import { CallError } from '@tendertap/contract/client/call-error'
import { getTexts } from './texts.ts'

/**
 * The text for the error's code in the current language, or the server's own where it named no code; null when the
 * error is no answer of the server.
 */
export function findErrorText(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  const text = error.textWithoutCode ?? getTexts('errors')[error.code]
  // An unexpected failure is logged whole under this number.
  const reference = error.code === 'server_error' && error.requestId !== null
  return reference ? `${text}. ${getTexts('public').failure.requestId(error.requestId ?? '')}` : text
}
