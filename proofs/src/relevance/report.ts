// What a person wants to know about the figures: each kind of query, and what was not found.
import { average, type Measured } from '@tendertap/server/testing/relevance/measure'
import { QUERY_KINDS } from '@tendertap/server/testing/relevance/queries/query'

export const toPercent = (share: number): number => Math.round(share * 1_000) / 10

/** A line per kind of query. */
export function describeKinds(measured: readonly Measured[], byDate: readonly Measured[]): string[] {
  return QUERY_KINDS.map((kind) => {
    const some = measured.filter(({ query }) => query.kind === kind)
    const dated = byDate.filter(({ query }) => query.kind === kind)
    const figures = [
      `at 5 ${toPercent(average(some, 'at5'))} %`,
      `recall at 20 ${toPercent(average(some, 'recall20'))} %`,
      `by date at 5 ${toPercent(average(dated, 'at5'))} %`,
    ]
    return `${kind}, ${some.length} queries: ${figures.join(', ')}`
  })
}

const MOST_LINES = 40

/** A line per query whose first five or twenty lack a lot that belongs there; not all of them if they are many. */
export function describeMissed(measured: readonly Measured[]): string[] {
  const lines = measured
    .filter(({ score }) => score.at5 < 1 || score.recall20 < 1)
    .map(({ query, score: { at5, missed }, found }) => {
      const first = found.slice(0, 5).join('; ') || 'nothing'
      const lacking = missed.length > 0 ? `, missing ${missed.join('; ')}` : ''
      return `missed, ${query.kind}: «${query.typed}» at 5 ${toPercent(at5)} %, found ${first}${lacking}`
    })
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more queries`] : lines
}
