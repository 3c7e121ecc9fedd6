import type { Language } from '@tendertap/domain/languages'
import { texts as en } from './en.ts'
import { texts as kz } from './kz.ts'
import { texts as ru } from './ru.ts'
import type { BotTexts } from './texts.ts'

export const BOT_TEXTS: Readonly<Record<Language, BotTexts>> = { ru, kz, en }

/** Telegram calls Kazakh `kk`; whoever has another language is answered in Russian, or in English if that is theirs. */
export function chooseChatLanguage(code: string | undefined): Language {
  if (code?.startsWith('kk')) return 'kz'
  return code?.startsWith('en') ? 'en' : 'ru'
}
