// A comment names people as `@Full Name`; their ids are stored beside the text.

export interface Named {
  id: string
  fullName: string
}

export type CommentPart<Person extends Named> = { text: string; person: Person | null }

/** The text cut at the names of these people, so that the names can be shown as such. */
export function splitMentions<Person extends Named>(text: string, people: readonly Person[]): CommentPart<Person>[] {
  // the name of one person may begin with that of another
  const byLength = people
    .filter(({ fullName }) => fullName !== '')
    .toSorted((one, other) => other.fullName.length - one.fullName.length)
  const parts: CommentPart<Person>[] = []
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ fullName }) => isNamedAt(text, at + 1, fullName))
    if (!person || at < from) continue
    if (at > from) parts.push({ text: text.slice(from, at), person: null })
    from = at + 1 + person.fullName.length
    parts.push({ text: text.slice(at, from), person })
  }
  if (from < text.length) parts.push({ text: text.slice(from), person: null })
  return parts
}

/** Those of these people whom the text names. People with the same name are all meant. */
export function listNamed<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const names = new Set(splitMentions(text, people).flatMap(({ person }) => person?.fullName ?? []))
  return people.filter(({ fullName }) => names.has(fullName))
}

const LETTER = /[\p{L}\p{N}]/u

/** The whole name stands there, not the beginning of a longer word. */
function isNamedAt(text: string, at: number, name: string): boolean {
  if (!text.startsWith(name, at)) return false
  const next = text.codePointAt(at + name.length)
  return next === undefined || !LETTER.test(String.fromCodePoint(next))
}

/** What is being typed after an `@` just before the caret, for suggestions. */
export function findTypedName(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from === -1) return null
  const previous = before[from - 1]
  // an e-mail address is no name
  if (previous !== undefined && LETTER.test(previous)) return null
  const typed = before.slice(from + 1)
  // a name has few words; a line break ends it
  return /^[^\n@]{0,60}$/.test(typed) && typed.split(' ').length <= 4 ? { from, typed } : null
}
