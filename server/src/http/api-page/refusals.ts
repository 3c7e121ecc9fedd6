import { errorTexts } from '@tendertap/contract/errors/texts/en'
import { ERROR_STATUSES, isErrorCode, type ErrorCode } from '@tendertap/contract/errors/errors'
import type { Operation } from '@tendertap/contract/openapi/operation'
import { ANY_CALL } from '@tendertap/contract/errors/refusal-codes'
import { html, type Markup } from './markup.ts'

/** The refusals of this operation alone; the introduction lists those that any call can answer. */
export function renderRefusals({ responses }: Operation): Markup {
  const codes = Object.values(responses)
    .flatMap(({ content }) => content['application/json']?.schema.allOf ?? [])
    .flatMap(({ properties }) => properties?.['code']?.enum ?? [])
    .filter(isErrorCode)
    .filter((code) => !ANY_CALL.some((general) => general === code))
  if (codes.length === 0) return html``
  return html`<h3>Refusals</h3>
${renderRefusalTable(codes, 'Beside those of any call')}`
}

export function renderRefusalTable(codes: readonly ErrorCode[], caption: string): Markup {
  const rows = codes.map(
    (code) =>
      html`<tr><th scope="row">${ERROR_STATUSES[code]} <code>${code}</code></th><td>${errorTexts[code]}</td></tr>\n`,
  )
  return html`<table><caption>${caption}</caption><thead><tr><th scope="col">Status and code</th><th scope="col">Meaning</th></tr></thead><tbody>
${rows}</tbody></table>`
}
