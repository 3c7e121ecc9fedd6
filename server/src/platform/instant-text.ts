/** A moment as the wire and JSON write it. */
export const toInstantText = (at: Date | null): string | null => at?.toISOString() ?? null
