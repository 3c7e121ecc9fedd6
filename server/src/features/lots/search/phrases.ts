// A phrase: its words are found by index, then looked for in the text as they were typed, one after the other.
import { sql, type RawBuilder } from 'kysely'
import type { Phrase } from '../../../language/query.ts'
import { LOT_TEXT } from '../indexing/texts.ts'
import { all } from './conditions.ts'
import { inOrder, sorted, type Stretch } from './page.ts'
import type { Plan } from './plan.ts'
import type { Condition } from './words.ts'

export const hasPhrases = ({ query }: Plan) => query.phrases.length + query.excludedPhrases.length > 0

/** Every word as typed, with nothing but spaces and signs between. */
function patternOf({ sequence }: Phrase): string {
  const words = sequence.map((word) => word.replaceAll('е', '[её]').replaceAll('.', '[.,]'))
  return String.raw`\m${words.join('[^[:alnum:]]+')}\M`
}

/** About s, any row with a lot_id. */
export function phraseCondition({ query }: Plan): Condition {
  const stands = (phrase: Phrase): Condition => sql`exists (
    select from lot l join tender t on t.id = l.tender_id join company c on c.id = l.customer_id
    where l.id = s.lot_id and (${LOT_TEXT} ~* ${patternOf(phrase)} or exists (
      select from document d join document_text x on x.document_id = d.id
      where d.tender_id = l.tender_id and (d.lot_id is null or d.lot_id = l.id) and d.removed_at is null and x.text ~* ${patternOf(phrase)})))`
  return all([
    ...query.phrases.map(stands),
    ...query.excludedPhrases.map((phrase): Condition => sql`not ${stands(phrase)}`),
  ])
}

export interface PhraseRow {
  ids: number[]
  total: number
  exact: boolean
}

export function phrasePage(plan: Plan, { offset, limit }: Stretch): RawBuilder<PhraseRow> {
  const { order, scale } = plan
  return sql`
    with candidates as materialized (${inOrder(plan, { offset: 0, limit: scale.readThrough })}), hits as materialized (select s.lot_id, s.key from candidates s where ${phraseCondition(plan)})
    select array(select lot_id from hits ${sorted(order)} limit ${limit} offset ${offset}) as ids,
      (select count(*) from hits) as total, (select count(*) from candidates) < ${scale.readThrough} as exact`
}
