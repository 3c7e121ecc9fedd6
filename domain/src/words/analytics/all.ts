import type { Language } from '../../languages.ts'
import type { AnalyticsWords } from './analytics-words.ts'
import { analyticsWords as en } from './en.ts'
import { analyticsWords as kz } from './kz.ts'
import { analyticsWords as ru } from './ru.ts'

export const ANALYTICS_WORDS: Readonly<Record<Language, AnalyticsWords>> = { ru, kz, en }
