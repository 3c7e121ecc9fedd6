// The links at the end of a letter that switch off what it is about.
import { UNSUBSCRIBE_PATH } from '@tendertap/contract/unsubscribe'
import type { Language } from '@tendertap/domain/languages'
import type { Category } from '@tendertap/domain/notifications/categories'
import { SETTINGS_PAGES } from '@tendertap/domain/notifications/settings-pages'
import { WORDS } from '@tendertap/domain/words/all'
import type { Unsubscribe } from '../../../messages/message.ts'
import { writeToken } from './token.ts'

interface Subscriber {
  userId: string
  /** what the letter is about */
  categories: readonly Category[]
  key: Buffer
}

export function describeLinks(
  { userId, categories, key }: Subscriber,
  language: Language,
  publicUrl: string,
): Unsubscribe {
  const toUrl = (ofLink: readonly Category[]) => {
    const url = new URL(UNSUBSCRIBE_PATH, publicUrl)
    url.searchParams.set('token', writeToken(userId, ofLink, key))
    return url.href
  }
  return {
    settingsUrl: new URL(SETTINGS_PAGES.notifications, publicUrl).href,
    categories: categories.map((category) => ({
      text: WORDS[language].notificationCategories[category],
      url: toUrl([category]),
    })),
    // what the person has asked for is of no category
    oneClickUrl: categories.length > 0 ? toUrl(categories) : null,
  }
}
