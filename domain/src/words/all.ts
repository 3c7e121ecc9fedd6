import type { Language } from '../languages.ts'
import { words as en } from './en.ts'
import { words as kz } from './kz.ts'
import { words as ru } from './ru.ts'
import type { Words } from './words.ts'

/** For messages, which go to people of every language. A screen loads only the file of its own language. */
export const WORDS: Readonly<Record<Language, Words>> = { ru, kz, en }
