/** The exact sum of decimal strings, with two digits or as many as the longest has; null where one is missing. */
export function sumAmounts(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < amounts.length) return null
  const scale = Math.max(2, ...known.map((amount) => amount.split('.')[1]?.length ?? 0))
  const sum = known.reduce((total, amount) => total + toUnits(amount, scale), 0n)
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

function toUnits(amount: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(`${whole}${fraction.padEnd(scale, '0')}`)
}
