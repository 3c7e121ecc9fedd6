import { findErrorText } from '../../i18n/error-text.ts'
import { showSnackbar } from './snackbars.ts'

/** The general text first, the server's reason after it (spec 1 §8). */
export function showFailure(text: string, error: unknown): void {
  showSnackbar('error', [text, findErrorText(error)].filter(Boolean).join('. '))
}
