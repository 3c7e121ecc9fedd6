// The status of the sources for a terminal.
import type { SourceStatus } from './status.ts'

export function toStatusLines(sources: readonly SourceStatus[], now: Date): string[] {
  return sources.flatMap((source) => {
    if (source.streams.length === 0) return [`${source.source}: not connected`]
    const { health, lag, openGaps, unknownValues } = source
    const facts = [
      health === null
        ? 'health not asked yet'
        : health.ok
          ? 'the portal lets us in'
          : `the portal refuses: ${health.problem}`,
      health?.tokenExpiresAt ? `token until ${health.tokenExpiresAt.toISOString().slice(0, 10)}` : null,
      lag === null
        ? null
        : `from publication to sight: half within ${toDuration(lag.p50Seconds)}, 95 % within ${toDuration(lag.p95Seconds)} (${lag.lots} lots in 24 hours)`,
      `${source.newLots24h} new lots and ${source.failedPages24h} failed pages in 24 hours`,
      `${openGaps.windows} open gaps, ${openGaps.items} things that could not be read, ${unknownValues.total} unknown values`,
    ]
    const lists = source.streams.map(({ stream, lastGoodAt, failures, problem }) => {
      const read =
        lastGoodAt === null
          ? 'never read to its end'
          : `read ${toDuration((now.getTime() - lastGoodAt.getTime()) / 1000)} ago`
      return `  ${stream}: ${read}${failures > 0 ? `, failed ${failures} times in a row: ${problem}` : ''}`
    })
    return [`${source.source}: ${facts.filter((fact) => fact !== null).join('; ')}`, ...lists]
  })
}

function toDuration(value: number): string {
  if (value < 120) return `${Math.round(value)} s`
  return value < 7_200 ? `${Math.round(value / 60)} min` : `${Math.round(value / 3_600)} h`
}
