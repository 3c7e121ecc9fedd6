import { formatQuotes } from '@tendertap/domain/words/quotes'
import { z } from 'zod'

/** A fact of a message: people quote the names of their companies in many ways, a message in one. */
export const companyName = z.string().overwrite(formatQuotes)
