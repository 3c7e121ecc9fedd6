import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { token } from '../../api/token.ts'
import { getTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { changeLanguage } from '../session/current-session.ts'
import { makeLegalTextQuery } from './legal-queries.ts'
import type { LegalDocument } from '../../lib/legal-documents.ts'
import type { LegalLanguage } from './load-legal-text.ts'

/** Loads the text first, so the whole page changes language at the same moment. */
export async function changeLegalLanguage(document: LegalDocument, language: LegalLanguage): Promise<void> {
  try {
    await queryClient.ensureQueryData(makeLegalTextQuery(document, language))
  } catch (error) {
    return showFailure(getTexts('public').failure.title, error)
  }
  await changeLanguage(language)
  // spec 1 §4: a picker updates the profile too. A public page does not load the profile: a token means that there is
  // one.
  if (token.read() === null) return
  try {
    await send('me/updateProfile', { lang: language })
  } catch {
    // The text is already shown in the chosen language, so a failure to save the choice is no error here.
  }
}
