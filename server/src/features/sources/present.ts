import type { Output } from '@tendertap/contract/calls/index'
import { findAlarms, getSeverity } from '@tendertap/domain/sources/alarms'
import { calculateFreshness, type Freshness } from '@tendertap/domain/sources/freshness'
import { findNewLotsSince } from '@tendertap/domain/sources/working-day'
import { toInstantText } from '../../platform/instant-text.ts'
import type { listOpenAlarms } from './alarm-queries.ts'
import type { NamedFacts } from './facts.ts'
import type { listLastRuns, listNewestGaps, listNewestUnknownValues } from './newest.ts'
import type { SourceStatus } from './status.ts'

type Rows<Q extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<Q>>

export function presentFreshness({ state, updatedAt, silentSince, gaps }: Freshness) {
  return { state, updatedAt: toInstantText(updatedAt), silentSince: toInstantText(silentSince), gaps }
}

/** Rows of all sources; each source takes its own. */
export interface NewestRows {
  alarms: Rows<typeof listOpenAlarms>
  gaps: Rows<typeof listNewestGaps>
  unknownValues: Rows<typeof listNewestUnknownValues>
  runs: Rows<typeof listLastRuns>
}

export function presentSource(
  status: SourceStatus,
  facts: NamedFacts,
  newest: NewestRows,
  now: Date,
): Output<'superadmin/getSources'>[number] {
  const { source, name, lag, streams } = status
  const isOwn = (row: { source: string }) => row.source === source
  const tried = streams
    .flatMap(({ lastTriedAt }) => lastTriedAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())
  return {
    source,
    name,
    ...presentFreshness(calculateFreshness(facts.lists, facts.openGaps, now)),
    alarms: findAlarms(facts, now).map((kind) => ({
      kind,
      severity: getSeverity(kind),
      since: toInstantText(newest.alarms.find((row) => isOwn(row) && row.kind === kind)?.began_at ?? null),
    })),
    lastTriedAt: toInstantText(tried[0] ?? null),
    accessProblem: facts.accessProblem,
    accessCheckedAt: toInstantText(status.health?.checkedAt ?? null),
    tokenExpiresAt: toInstantText(facts.tokenExpiresAt),
    ownClockAheadSeconds: facts.ownClockAheadSeconds,
    portalClockAheadSeconds: facts.portalClockAheadSeconds,
    lag: { p50: lag?.p50Seconds ?? null, p95: lag?.p95Seconds ?? null, lots: lag?.lots ?? 0 },
    newLots: { since: findNewLotsSince(now).toISOString(), count: facts.newLots },
    failedPages: status.failedPages24h,
    lists: streams.map(({ stream, pollSeconds, lastGoodAt, lastTriedAt, failures, problem }) => ({
      stream,
      pollSeconds,
      lastGoodAt: toInstantText(lastGoodAt),
      lastTriedAt: toInstantText(lastTriedAt),
      failures,
      problem,
    })),
    newestGaps: newest.gaps.filter(isOwn).map((gap) => ({
      stream: gap.stream,
      from: gap.window_from.toISOString(),
      to: gap.window_to.toISOString(),
      externalId: gap.external_id,
      reason: gap.reason,
      noticedAt: gap.noticed_at.toISOString(),
    })),
    unknownValues: newest.unknownValues.filter(isOwn).map((value) => ({
      kind: value.kind,
      portalId: value.portal_id,
      portalName: value.portal_name,
      times: value.times,
      firstSeenAt: value.first_seen_at.toISOString(),
      lastSeenAt: value.last_seen_at.toISOString(),
    })),
    runs: newest.runs.filter(isOwn).map((run) => ({
      stream: run.stream,
      mode: run.mode,
      startedAt: run.started_at.toISOString(),
      endedAt: toInstantText(run.ended_at),
      pages: run.pages,
      items: run.items,
      changed: run.changed,
      failedPages: run.failed_pages,
      problem: run.problem,
    })),
  }
}
