import { z } from 'zod'
import { LANGUAGES } from '@tendertap/domain/languages'

/** the language of the headings of a file */
export const lang = z.enum(LANGUAGES).optional()
