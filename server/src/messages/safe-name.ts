// Names are typed in by anyone, also by strangers who register somebody else's address. A name that could be anything
// but a name (a web address that mail programs turn into a link, an advertisement, a broken header) is not repeated in
// our messages.
const MAX_LENGTH = 80
const LETTERS_OF_A_NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u
// «evil.kz» is a link in most mail programs, «А. Б. Иванов» and «А.Б.» are not
const LOOKS_LIKE_A_SITE = /\.\p{L}{2}/u

export function toSafeName(name: string | null): string | null {
  const trimmed = name?.trim() ?? ''
  return trimmed.length <= MAX_LENGTH && LETTERS_OF_A_NAME.test(trimmed) && !LOOKS_LIKE_A_SITE.test(trimmed)
    ? trimmed
    : null
}
