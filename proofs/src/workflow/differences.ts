/** Where two values differ, as lines like `lots.0.work.status: read "declined", expected "in_placement"`. */
export function listDifferences(read: unknown, expected: unknown, path = 'answer'): string[] {
  if (Object.is(read, expected)) return []
  if (!isBranch(read) || !isBranch(expected))
    return [`${path}: read ${JSON.stringify(read)}, expected ${JSON.stringify(expected)}`]
  const keys = new Set([...Object.keys(read), ...Object.keys(expected)])
  return [...keys].flatMap((key) => listDifferences(read[key], expected[key], `${path}.${key}`))
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
