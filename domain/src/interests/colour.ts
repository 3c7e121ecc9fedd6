// The colour of an interest profile.
/** spec 2 §9: light green. */
export const DEFAULT_COLOUR = '#a9d08e'

// spec 2 §3 names the ten colours but gives only the default's value; the other values are ours.
export const PALETTE = [
  { name: 'green', hex: '#70AD47' },
  { name: 'light green', hex: '#A9D08E' },
  { name: 'blue', hex: '#4472C4' },
  { name: 'light blue', hex: '#9BC2E6' },
  { name: 'orange', hex: '#F4A259' },
  { name: 'yellow', hex: '#FFD966' },
  { name: 'red', hex: '#E15759' },
  { name: 'purple', hex: '#9D7BC9' },
  { name: 'sky blue', hex: '#4FC3F7' },
  { name: 'grey', hex: '#A6A6A6' },
] as const

/** spec 2 §5: 3 or 6 hex digits with an optional # become # and six capitals; null for anything else. */
export function normaliseColour(input: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(input.trim()) ?? []
  if (digits === undefined) return null
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toUpperCase()}`
}
