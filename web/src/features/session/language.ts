// spec 1 §4: the profile's language wins, else the stored one, else Russian, which is stored on first load.
import { chooseLanguage, type Language } from '@tendertap/domain/languages'
import { switchLanguage } from '../../i18n/texts.ts'
import { PartMissing, reloadOnce } from '../../lib/parts.ts'
import { createStoredValue } from '../../lib/storage.ts'

const lang = createStoredValue('lang')

export async function adoptLanguage(profileLanguage: unknown): Promise<void> {
  const language = chooseLanguage(profileLanguage, lang.read())
  lang.write(language)
  await switchLanguage(language)
}

export async function rememberLanguage(language: Language): Promise<void> {
  lang.write(language)
  try {
    await switchLanguage(language)
  } catch (error) {
    // The reloaded page uses it.
    if (!(error instanceof PartMissing && (await reloadOnce()))) throw error
  }
}
