import { z } from 'zod'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { call, fileCall } from '../call.ts'
import { paged } from '../entities/paged.ts'
import { purchaseLine } from '../entities/purchase.ts'
import { amount, catalogueId, day, dayInput } from '../fields/fields.ts'
import { lang } from '../fields/lang.ts'
import { limit, page } from '../fields/lot-filter.ts'

/** The bid security of a lot. */
const held = {
  /** per cent of the planned amount */
  percent: z.number(),
  security: amount,
  /** the first day, and the one on which it comes back or is expected to */
  from: day,
  until: day,
  /** our application is not placed yet */
  isPlanned: z.boolean(),
}
const read = { writes: false, ours: true, access: WORK_READERS } as const

export const guarantees = {
  'guarantees/getGuarantees': call({
    ...read,
    summary: 'Tells how much money bid securities hold on each day, now and at most.',
    input: z.object({}),
    output: z.object({
      today: day,
      /** DAYS_BEFORE today to DAYS_AFTER it */
      days: z.array(
        z.object({
          day,
          /** behind applications that are placed, and behind those that are being prepared */
          placed: amount,
          planned: amount,
          lots: z.int(),
        }),
      ),
      now: z.object({ amount, lots: z.int() }),
      /** from today on; null: nothing is held */
      peak: z.object({ day, amount }).nullable(),
      /** our lots whose portal does not publish the security: they are not in the sums */
      unpublished: z.int(),
    }),
  }),
  'guarantees/saveGuarantees': fileCall({
    ...read,
    summary: 'Saves the money that bid securities hold on each day, and the lots behind it, as a spreadsheet.',
    input: z.object({ lang }),
  }),
  'guarantees/getLots': call({
    ...read,
    summary: 'Lists the lots whose bid security is held on a day, the largest first.',
    input: z.object({ day: dayInput, page, limit }),
    output: paged(z.object({ lot: purchaseLine, ...held })),
  }),
  'guarantees/saveLots': fileCall({
    ...read,
    summary: 'Saves the lots whose bid security is held on a day as a spreadsheet.',
    input: z.object({ day: dayInput, lang }),
  }),
  'guarantees/getLot': call({
    ...read,
    summary: 'Tells what the bid security of one lot in work holds, today or later.',
    input: z.object({ lotId: catalogueId }),
    /** null: nothing that is in the sums */
    output: z.object({ held: z.object(held).nullable() }),
  }),
  'guarantees/getUnpublished': call({
    ...read,
    summary: 'Lists our lots whose portal does not publish the bid security, those that end first at the top.',
    input: z.object({ page, limit }),
    output: paged(purchaseLine),
  }),
  'guarantees/saveUnpublished': fileCall({
    ...read,
    summary: 'Saves our lots whose portal does not publish the bid security as a spreadsheet.',
    input: z.object({ lang }),
  }),
}
