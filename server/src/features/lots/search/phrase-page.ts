// A search with a phrase: candidates are found by the words of the phrase, then the phrase is looked for in their texts
// exactly as it was typed.
import { sql, type RawBuilder } from 'kysely'
import type { Phrase } from '../../../language/query.ts'
import { LOT_TEXT } from '../indexing/texts.ts'
import { joinByAnd, type Condition } from './condition.ts'
import { selectPage } from './page.ts'
import type { PageRange, SearchPlan } from './plan.ts'

export const hasPhrases = ({ query }: SearchPlan) => query.phrases.length + query.excludedPhrases.length > 0

/** The words as typed, with nothing but spaces and punctuation between them. */
function toPattern({ sequence }: Phrase): string {
  const words = sequence.map((word) => word.replaceAll('е', '[её]').replaceAll('.', '[.,]'))
  return String.raw`\m${words.join('[^[:alnum:]]+')}\M`
}

/** A condition on s, any row with a lot_id. */
export function toPhraseCondition({ query }: SearchPlan): Condition {
  const contains = (phrase: Phrase): Condition => sql`exists (
    select from lot l join tender t on t.id = l.tender_id join company c on c.id = l.customer_id
    where l.id = s.lot_id and (${LOT_TEXT} ~* ${toPattern(phrase)} or exists (
      select from document d join document_text x on x.document_id = d.id
      where d.tender_id = l.tender_id and (d.lot_id is null or d.lot_id = l.id) and d.removed_at is null and x.text ~* ${toPattern(phrase)})))`
  return joinByAnd([
    ...query.phrases.map(contains),
    ...query.excludedPhrases.map((phrase): Condition => sql`not ${contains(phrase)}`),
  ])
}

export interface PhrasePageRow {
  ids: number[]
  total: number
  exact: boolean
}

export function selectPhrasePage(plan: SearchPlan, { offset, limit }: PageRange): RawBuilder<PhrasePageRow> {
  const { thresholds } = plan
  const most = thresholds.maxPhraseCandidates
  return sql`
    with candidates as materialized (${selectPage(plan, { offset: 0, limit: most }, { withAllStages: true })}), hits as materialized (select s.lot_id, s.place from candidates s where ${toPhraseCondition(plan)})
    select array(select lot_id from hits order by place limit ${limit} offset ${offset}) as ids,
      (select count(*) from hits) as total, (select count(*) from candidates) < ${most} as exact`
}
