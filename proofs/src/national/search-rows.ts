// Makes the rows of lot_search, lexeme and word_form. The product's own analyser runs once per distinct word, not once
// per lot.
import { getTierPosition, toTerm } from '@tendertap/server/features/lots/indexing/terms'
import { analyse } from '@tendertap/server/language/analyse'
import { toFoldedKey } from '@tendertap/server/language/folded-form'
import type { NationalLot, NationalTender } from './lots.ts'

const TENDER_TIER = getTierPosition('tender')

type Row = (string | number | null)[]

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

interface Lexeme {
  text: string
  /** by tier */
  lots: number[]
  forms: Set<string>
}

export interface SearchRows {
  /** for the table lot_search */
  makeLotRow(lot: NationalLot, tender: NationalTender): Row
  /** for the table lexeme, after the rows of all lots are made */
  listLexemeRows(): Generator<Row>
  /** for the table word_form, after the rows of all lots are made */
  listFormRows(): Generator<Row>
}

/** `findValueId` finds a status, method or source in search_value. `customers` are names by id; ids start at 1. */
export function makeSearchRows(
  findValueId: (kind: string, name: string) => number,
  customers: readonly string[],
): SearchRows {
  const lexemes: Lexeme[] = []
  const lexemeIds = new Map<string, number>()
  const idsByWord = new Map<string, readonly number[]>()

  const analyseWord = (word: string): readonly number[] => {
    const ids = new Set<number>()
    for (const { lexeme, form } of analyse(word)) {
      const id = lexemeIds.get(lexeme) ?? lexemes.push({ text: lexeme, lots: [0, 0, 0, 0], forms: new Set() })
      lexemeIds.set(lexeme, id)
      if (form !== null && form.length >= 3 && form.length <= 40) lexemes[id - 1]?.forms.add(form)
      ids.add(id)
    }
    const found = [...ids]
    // Models occur once or twice, so a cache of them would cost more than it saves.
    if (!/\d/.test(word)) idsByWord.set(word, found)
    return found
  }
  const idsByCustomer = customers.map((name) =>
    name.split(' ').flatMap((word) => idsByWord.get(word) ?? analyseWord(word)),
  )

  return {
    makeLotRow(lot, tender) {
      const tiers = new Map<number, number>()
      const add = (id: number, tier: number) => {
        if (!tiers.has(id)) tiers.set(id, tier)
      }
      const texts = [[lot.nameRu, lot.nameKz], [lot.descriptionRu, lot.descriptionKz, lot.additionalRu], [tender.name]]
      for (const [tier, textsOfTier] of texts.entries())
        for (const text of textsOfTier)
          for (const word of text?.split(' ') ?? [])
            for (const id of idsByWord.get(word) ?? analyseWord(word)) add(id, tier)
      for (const id of idsByCustomer[tender.customer] ?? []) add(id, TENDER_TIER)
      for (const [id, tier] of tiers) {
        const lots = lexemes[id - 1]?.lots
        if (lots) lots[tier] = (lots[tier] ?? 0) + 1
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
        findValueId('status', tender.status),
        findValueId('method', tender.method),
        findValueId('source', tender.source),
        `{${Array.from(tiers, ([id, tier]) => toTerm(id, tier))
          .toSorted((a, b) => a - b)
          .join(',')}}`,
      ]
    },
    *listLexemeRows() {
      for (const [index, { text, lots }] of lexemes.entries()) yield [index + 1, text, ...lots]
    },
    *listFormRows() {
      for (const [index, { forms }] of lexemes.entries())
        for (const form of forms) yield [form, index + 1, toFoldedKey(form)]
    },
  }
}
