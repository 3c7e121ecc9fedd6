import type { z } from 'zod'

/**
 * Marks a field that the specification does not have. Apply it last: a wrapper such as `.optional()` would hide the
 * mark.
 */
export function ours<S extends z.ZodType>(schema: S): S {
  return schema.meta({ ...schema.meta(), ours: true })
}

export function isOurs(schema: z.ZodType): boolean {
  return schema.meta()?.['ours'] === true
}
