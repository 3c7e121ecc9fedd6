// The narrow rows that lots are found by, made beside the wide ones: each word goes through the product's own analyser
// once.
import { analyse } from '@tendertap/server/language/analyse'
import type { NationalLot, NationalTender } from './lots.ts'

type Fields = (string | number | null)[]

export const SEARCH_COLUMNS = [
  'lot_id',
  'tender_id',
  'published_at',
  'application_start_at',
  'application_end_at',
  'amount',
  'ens_tru',
  'customer_id',
  'kato',
  'lots_count',
  'status',
  'method',
  'source',
  'terms',
] as const

interface Known {
  text: string
  lots: number
  forms: Set<string>
}

export interface SearchRows {
  fields(lot: NationalLot, tender: NationalTender): Fields
  /** for the tables lexeme and word_form, once all lots are made */
  lexemes(): Generator<Fields>
  forms(): Generator<Fields>
}

/** `valueId`: the number of a status, method or source in search_value; `customers`: their names, the first at 1. */
export function searchRows(valueId: (kind: string, name: string) => number, customers: readonly string[]): SearchRows {
  const known: Known[] = []
  const lexemeIds = new Map<string, number>()
  const ofWord = new Map<string, readonly number[]>()

  const learn = (word: string): readonly number[] => {
    const ids = new Set<number>()
    for (const { lexeme, form } of analyse(word)) {
      const id = lexemeIds.get(lexeme) ?? known.push({ text: lexeme, lots: 0, forms: new Set() })
      lexemeIds.set(lexeme, id)
      if (form !== null && form.length >= 3 && form.length <= 40) known[id - 1]?.forms.add(form)
      ids.add(id)
    }
    const learnt = [...ids]
    // models are met once or twice: remembering them all would cost more than learning them again
    if (!/\d/.test(word)) ofWord.set(word, learnt)
    return learnt
  }
  const ofCustomer = customers.map((name) => name.split(' ').flatMap((word) => ofWord.get(word) ?? learn(word)))

  return {
    fields(lot, tender) {
      const terms = new Set(ofCustomer[tender.customer])
      for (const text of [
        lot.nameRu,
        lot.nameKz,
        lot.descriptionRu,
        lot.descriptionKz,
        lot.additionalRu,
        tender.name,
      ]) {
        if (text) for (const word of text.split(' ')) for (const id of ofWord.get(word) ?? learn(word)) terms.add(id)
      }
      for (const id of terms) {
        const lexeme = known[id - 1]
        if (lexeme) lexeme.lots += 1
      }
      const published = new Date(tender.publishedAt).toISOString()
      return [
        lot.id,
        tender.id,
        published,
        published,
        new Date(tender.endsAt).toISOString(),
        lot.amount * 100,
        Number(lot.ensTru.replaceAll('.', '').padEnd(15, '0')),
        tender.customer,
        Number(lot.kato),
        tender.lots.length,
        valueId('status', tender.status),
        valueId('method', tender.method),
        valueId('source', tender.source),
        `{${[...terms].toSorted((a, b) => a - b).join(',')}}`,
      ]
    },
    *lexemes() {
      for (const [index, { text, lots }] of known.entries()) yield [index + 1, text, lots]
    },
    *forms() {
      for (const [index, { forms }] of known.entries()) for (const form of forms) yield [form, index + 1]
    },
  }
}
