// How the state portal filters: arrays are ranges for dates and sums, lists for ids; texts match exactly or by their
// first character.
type Value = string | number | null
export type Filter = Readonly<Record<string, readonly Value[] | Value | undefined>>
type Row = object
type Matches = (row: Row) => boolean

const DATE_FIELDS = new Set(['lastUpdateDate', 'publishDate', 'indexDate', 'crdate', 'signDate'])
const SUM_FIELDS = new Set(['amount', 'totalSum', 'contractSum'])
const LIST_FIELDS = new Set(['kato', 'plnPointKatoList', 'pointList', 'enstruList', 'finYear'])

const readField = (row: Row, field: string) => (row as Readonly<Record<string, unknown>>)[field]
const toList = (value: readonly Value[] | Value): readonly Value[] => (Array.isArray(value) ? value : [value as Value])

/** `[from]`, `[from, to]` or `["", to]`. */
function createRangeCondition(field: string, [from, to]: readonly Value[]): Matches {
  return (row) => {
    const value = readField(row, field) as string | number | null
    if (value === null) return false
    return (
      (from === '' || from === null || from === undefined || value >= from) &&
      (to === '' || to === null || to === undefined || value <= to)
    )
  }
}

/**
 * A plain text matches exactly. The portal finds `?word` anywhere, `?word*` at the beginning of a word and `*word` with
 * morphology; here all three are found anywhere.
 */
function createTextCondition(wanted: string, texts: (row: Row) => string): Matches {
  const plain = wanted.replaceAll(/[?*]/g, '').toLowerCase()
  if (/^[?*]/.test(wanted)) return (row) => texts(row).toLowerCase().includes(plain)
  return (row) => texts(row) === wanted
}

function createTextReader(field: string): (row: Row) => string {
  const joined = {
    nameDescriptionRu: ['nameRu', 'descriptionRu'],
    nameDescriptionKz: ['nameKz', 'descriptionKz'],
    commonName: ['nameRu', 'nameKz'],
  }[field]
  const readText = (row: Row, name: string) => (readField(row, name) as string | null | undefined) ?? ''
  if (!joined) return (row) => readText(row, field)
  return (row) => joined.map((name) => readText(row, name)).join(' ')
}

function createCondition(field: string, value: readonly Value[] | Value): Matches {
  const values = toList(value)
  if (DATE_FIELDS.has(field) || SUM_FIELDS.has(field)) return createRangeCondition(field, values)
  // strKato matches a part of a code; every other filter needs the full nine digits.
  if (field === 'strKato')
    return (row) => (readField(row, 'kato') as readonly string[]).some((code) => code.includes(String(value)))
  if (LIST_FIELDS.has(field))
    return (row) => (readField(row, field) as readonly Value[]).some((one) => values.includes(one))
  if (typeof value === 'string') {
    const searched = field.startsWith('nameDescription') || field === 'commonName'
    return createTextCondition(searched ? `*${value}` : value, createTextReader(field))
  }
  const wanted = new Set(values)
  return (row) => wanted.has(readField(row, field) as Value)
}

export function createMatcher(filter: Filter): Matches {
  const conditions = Object.entries(filter).flatMap(([field, value]) =>
    value === undefined || value === null ? [] : [createCondition(field, value)],
  )
  return (row) => conditions.every((holds) => holds(row))
}
