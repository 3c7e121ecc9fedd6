import { z } from 'zod'
import { PAGE_SIZES } from '@tendertap/domain/paging'
import { ours } from '../ours.ts'

/** The answer of the lists of lots, of tender changes and of audit entries. Other lists are plain arrays. */
export function paged<S extends z.ZodType>(row: S) {
  return z.object({
    data: z.array(row),
    total: z.number().int(),
    /**
     * false: `total` is an estimate, because counting takes too long; or, with `withoutTotal`, there are at least as
     * many.
     */
    totalExact: ours(z.boolean()),
    /** The page of this answer: a page beyond the end becomes the last one. */
    page: ours(z.number().int()),
    limit: ours(z.literal(PAGE_SIZES)),
  })
}
