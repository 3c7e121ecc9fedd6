// Switches off by e-mail what a letter was about, for whoever has its link.
import { toNotificationFlag, type Category } from '@tendertap/domain/notifications/categories'
import type { Database } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'
import { changeSettings, readSettings } from '../queries.ts'
import { findKey, type LinkOwner } from './queries.ts'
import { readToken } from './token.ts'

export interface UnsubscribeLink {
  owner: LinkOwner
  categories: readonly Category[]
}

/** Null when nobody has such a link. */
export async function findLink(db: Database, text: string): Promise<UnsubscribeLink | null> {
  const token = readToken(text)
  const owner = token && (await findKey(db, token.userId))
  return owner && token.isSignedWith(owner.key) ? { owner, categories: token.categories } : null
}

/** Somebody who has left gets no letters: for them nothing is changed. */
export async function switchLetters(scope: Scope, { owner, categories }: UnsubscribeLink, isOn: boolean) {
  if (!owner.hasLeft) await changeSettings(scope, owner.userId, toFlags(categories, isOn))
}

const toFlags = (categories: readonly Category[], isOn: boolean) =>
  Object.fromEntries(categories.map((category) => [toNotificationFlag(category, 'email'), isOn]))

export async function listLetters(scope: Scope, { owner, categories }: UnsubscribeLink) {
  const flags = await readSettings(scope, owner.userId)
  const isOn = (name: Category) => !owner.hasLeft && flags[toNotificationFlag(name, 'email')]
  return { categories: categories.map((name) => ({ name, isOn: isOn(name) })) }
}

/** For a mail program's own request, which knows no calls. */
export function createUnsubscriber(db: Database) {
  return {
    findLink: (token: string) => findLink(db, token),
    switchOff: (scope: Scope, link: UnsubscribeLink) => switchLetters(scope, link, false),
  }
}
