// How the state portal filters: arrays are ranges for dates and sums, lists for ids; texts match exactly or by their
// first character.
type Value = string | number | null
export type Filter = Readonly<Record<string, readonly Value[] | Value | undefined>>
type Row = object
type Matches = (row: Row) => boolean

const DATES = new Set(['lastUpdateDate', 'publishDate', 'indexDate', 'crdate', 'signDate'])
const SUMS = new Set(['amount', 'totalSum', 'contractSum'])
const LISTED = new Set(['kato', 'plnPointKatoList', 'pointList', 'enstruList', 'finYear'])

const of = (row: Row, field: string) => (row as Readonly<Record<string, unknown>>)[field]
const listOf = (value: readonly Value[] | Value): readonly Value[] => (Array.isArray(value) ? value : [value as Value])

/** `[from]`, `[from, to]` or `["", to]`. */
function between(field: string, [from, to]: readonly Value[]): Matches {
  return (row) => {
    const value = of(row, field) as string | number | null
    if (value === null) return false
    return (
      (from === '' || from === null || from === undefined || value >= from) &&
      (to === '' || to === null || to === undefined || value <= to)
    )
  }
}

/**
 * Plain is exact; `?word` anywhere, `?word*` at the beginning of a word, `*word` with morphology, which here is
 * anywhere.
 */
function textMatches(wanted: string, texts: (row: Row) => string): Matches {
  const plain = wanted.replaceAll(/[?*]/g, '').toLowerCase()
  if (/^[?*]/.test(wanted)) return (row) => texts(row).toLowerCase().includes(plain)
  return (row) => texts(row) === wanted
}

function textsOf(field: string): (row: Row) => string {
  const joined = {
    nameDescriptionRu: ['nameRu', 'descriptionRu'],
    nameDescriptionKz: ['nameKz', 'descriptionKz'],
    commonName: ['nameRu', 'nameKz'],
  }[field]
  const textOf = (row: Row, name: string) => (of(row, name) as string | null | undefined) ?? ''
  if (!joined) return (row) => textOf(row, field)
  return (row) => joined.map((name) => textOf(row, name)).join(' ')
}

function condition(field: string, value: readonly Value[] | Value): Matches {
  const values = listOf(value)
  if (DATES.has(field) || SUMS.has(field)) return between(field, values)
  // Only full codes of nine digits match, but for strKato.
  if (field === 'strKato')
    return (row) => (of(row, 'kato') as readonly string[]).some((code) => code.includes(String(value)))
  if (LISTED.has(field)) return (row) => (of(row, field) as readonly Value[]).some((one) => values.includes(one))
  if (typeof value === 'string') {
    const searched = field.startsWith('nameDescription') || field === 'commonName'
    return textMatches(searched ? `*${value}` : value, textsOf(field))
  }
  const wanted = new Set(values)
  return (row) => wanted.has(of(row, field) as Value)
}

export function matcher(filter: Filter): Matches {
  const conditions = Object.entries(filter).flatMap(([field, value]) =>
    value === undefined || value === null ? [] : [condition(field, value)],
  )
  return (row) => conditions.every((holds) => holds(row))
}
