import { z } from 'zod'
import { isPlace } from '@tendertap/domain/seen-marks/places'
import { call } from '../call.ts'
import { catalogueNumber, text } from '../fields/fields.ts'

/** `today`, or `tender:` and the tender's id. */
const place = text(40).refine(isPlace, 'no place')

export const seenMarks = {
  'seen/getMark': call({
    summary: 'Tells which change of the catalogue the person saw last at a place; null if they were never there.',
    access: 'member',
    writes: false,
    input: z.object({ place }),
    output: z.object({ seq: catalogueNumber.nullable() }),
    ours: true,
  }),
  'seen/markSeen': call({
    summary: 'Remembers the last change that the person has seen at a place; a mark never goes back.',
    access: 'member',
    writes: true,
    input: z.object({ place, seq: z.number().int().nonnegative() }),
    output: z.object({ seq: catalogueNumber }),
    refusals: ['not_found'],
    ours: true,
  }),
}
