// A JSON schema in words: one row per field, objects within objects by dotted names.
import type { JsonSchema } from '@tendertap/contract/openapi/schemas'
import { html, type Markup } from './markup.ts'

interface Field {
  name: string
  required: boolean
  ours: boolean
  words: Markup
}

/** Marks the required fields of an input, and the fields of an answer that may be missing. */
export function renderFieldTable(schema: JsonSchema, caption: string, side: 'input' | 'answer'): Markup {
  const fields = listFields(schema, '')
  if (fields.length === 0) return html`<p>${schema.properties ? 'No fields.' : describeSchema(schema)}</p>`
  const mark = ({ required }: Field) => (side === 'input' ? required && REQUIRED : !required && OPTIONAL)
  const rows = fields.map(
    (field) => html`<tr>
<th scope="row"><code>${field.name}</code>${mark(field)}${field.ours && OURS}</th>
<td>${field.words}</td>
</tr>
`,
  )
  return html`<table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Value</th></tr></thead><tbody>
${rows}</tbody></table>`
}

export const REQUIRED = html` <span class="mark">required</span>`
const OPTIONAL = html` <span class="mark">may be missing</span>`
export const OURS = html` <span class="mark ours" title="Not in the specification">ours</span>`

function listFields(schema: JsonSchema, prefix: string): Field[] {
  const list = findItems(schema)
  if (list && !list.$ref) return listFields(list, `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const row = {
      name,
      required: schema.required?.includes(key) ?? false,
      ours: field['x-ours'] === true,
      words: describeSchema(field),
    }
    return [row, ...listFields(removeNull(field), name)]
  })
}

function findItems(schema: JsonSchema): JsonSchema | null {
  return schema.type === 'array' && schema.items ? schema.items : null
}

/** An object that may be null still has its fields. */
function removeNull(schema: JsonSchema): JsonSchema {
  const rest = schema.anyOf?.filter(({ type }) => type !== 'null')
  return rest?.length === 1 && rest[0] ? rest[0] : schema
}

function describeSchema(schema: JsonSchema): Markup {
  const choices = schema.anyOf ?? []
  if (choices.length > 0) return joinMarkup(choices.map(describeSchema), ' or ')
  const name = schema.$ref?.split('/').at(-1)
  if (name) return html`<a href="#${name}">${name}</a>`
  const list = findItems(schema)
  if (list) return html`list${describeBounds(schema.minItems, schema.maxItems, '')} of ${describeSchema(list)}`
  if (schema.enum)
    return joinMarkup(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    )
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  return describeScalar(schema)
}

function describeScalar({ type, format, pattern, minLength, maxLength, minimum, maximum }: JsonSchema): Markup {
  const types = Array.isArray(type) ? type : [type ?? 'anything']
  const name = types.map((one) => (one === 'string' && format ? (FORMATS[format] ?? format) : one)).join(' or ')
  if (pattern) return DIGITS.test(pattern) ? html`string of digits` : html`${name} <code>${pattern}</code>`
  return html`${name}${format ? null : describeBounds(minLength, maxLength, ' characters')}${describeBounds(minimum, maximum, '')}`
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'date and time (ISO 8601)',
  uuid: 'UUID',
  binary: 'bytes',
}
// what a page address or a form gives in place of a number
const DIGITS = /^\^(\\s\*)?\\d/

function describeBounds(min: number | undefined, max: number | undefined, unit: string): string {
  const [low, high] = [min?.toLocaleString('en'), max?.toLocaleString('en')]
  if (low !== undefined && high !== undefined) return ` (${low} to ${high}${unit})`
  if (low !== undefined) return ` (at least ${low}${unit})`
  return high === undefined ? '' : ` (up to ${high}${unit})`
}

function joinMarkup(pieces: readonly Markup[], between: string): Markup {
  return html`${pieces.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece]))}`
}
