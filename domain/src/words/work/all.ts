import type { Language } from '../../languages.ts'
import { workWords as en } from './en.ts'
import { workWords as kz } from './kz.ts'
import { workWords as ru } from './ru.ts'
import type { WorkWords } from './work-words.ts'

export const WORK_WORDS: Readonly<Record<Language, WorkWords>> = { ru, kz, en }
