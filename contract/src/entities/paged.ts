import { z } from 'zod'
import { PAGE_SIZES } from '@tendertap/domain/paging'
import { ours } from '../ours.ts'

/** The answer of the lots/* and tenders/* lists; every other list call answers a plain array. */
export function paged<S extends z.ZodType>(row: S) {
  return z.object({
    data: z.array(row),
    total: z.number().int(),
    /**
     * false: counting them all would take too long, `total` is about as many; or at least as many, where it was not
     * waited for.
     */
    totalExact: ours(z.boolean()),
    /** Clamped to the pages there are. */
    page: ours(z.number().int()),
    limit: ours(z.literal(PAGE_SIZES)),
  })
}
