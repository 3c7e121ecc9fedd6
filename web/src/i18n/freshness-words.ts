// Describes in words how fresh a source and the whole catalogue are.
import { formatDateTime, toKazakhstanDay } from '@tendertap/domain/clock'
import type { FreshnessState } from '@tendertap/domain/sources/freshness'
import type { FreshnessTexts } from './ru/freshness.ts'

export interface SourceFreshness {
  source: string
  name: string
  state: FreshnessState
  updatedAt: string | null
  silentSince: string | null
  gaps: number
}

export function translateSourceName(
  texts: FreshnessTexts,
  { source, name }: Pick<SourceFreshness, 'source' | 'name'>,
): string {
  return texts.names[source] ?? name
}

/** The time alone when the moment is today. */
function formatMoment(instant: string, now: Date): string {
  const shown = formatDateTime(instant)
  return toKazakhstanDay(new Date(instant)) === toKazakhstanDay(now) ? shown.slice(-'hh:mm'.length) : shown
}

const countMinutesSince = (instant: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000))

/** Follows the source's name. */
export function describeSource(texts: FreshnessTexts, source: SourceFreshness, now: Date): string {
  const { state, updatedAt, silentSince, gaps } = source
  if (state === 'off') return texts.off
  const reading =
    silentSince !== null
      ? texts.silent(formatMoment(silentSince, now))
      : updatedAt === null
        ? texts.starting
        : texts.updated(countMinutesSince(updatedAt, now))
  const missing = gaps > 0 ? texts.gaps(gaps) : state === 'fresh' ? texts.noGaps : null
  return [reading, missing].filter(Boolean).join(', ')
}

/** One sentence about all sources; it names those that are silent or incomplete. */
export function describeCatalogue(
  texts: FreshnessTexts,
  updatedAt: string | null,
  sources: readonly SourceFreshness[],
  now: Date,
): string {
  const connected = sources.filter(({ state }) => state !== 'off')
  if (connected.length === 0) return capitalize(texts.allOff)
  const silent = connected
    .filter(({ state }) => state === 'silent')
    .map(
      (source) => `${translateSourceName(texts, source)} ${texts.silent(formatMoment(source.silentSince ?? '', now))}`,
    )
  const gaps = connected.filter((source) => source.gaps > 0).map((source) => translateSourceName(texts, source))
  const starting = connected
    .filter(({ state }) => state === 'starting')
    .map((source) => `${translateSourceName(texts, source)}: ${texts.starting}`)
  const since = updatedAt === null ? null : texts.updated(countMinutesSince(updatedAt, now))
  const updated = since === null ? [] : [silent.length > 0 ? texts.rest(since) : since]
  const complete =
    gaps.length > 0 ? [texts.gapsIn(gaps.join(', '))] : silent.length + starting.length === 0 ? [texts.noGaps] : []
  return capitalize([...silent, [...updated, ...starting, ...complete].join(', ')].filter(Boolean).join('; '))
}

const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
