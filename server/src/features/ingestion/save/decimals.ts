/**
 * Rounds a decimal string to this scale, half away from zero like `numeric`, so that we compare what the database
 * stores.
 */
export function roundDecimal(value: string | null, scale: number): string | null {
  if (value === null) return null
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  const digits =
    BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0')) + ((fraction[scale] ?? '0') >= '5' ? 1n : 0n)
  const padded = digits.toString().padStart(scale + 1, '0')
  return `${digits === 0n ? '' : sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`
}
