// The metrics of an ingest process.
import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { PortalObserver } from '../../../portals/http/client.ts'
import type { PageFigures } from './walk-list.ts'

export interface IngestMetrics {
  page(source: Source, figures: PageFigures): void
  portal: PortalObserver
}

export function createIngestMetrics(registry: Registry, db: Database): IngestMetrics {
  const registers = [registry]
  const labelNames = ['source', 'stream', 'mode'] as const
  const counter = (name: string, help: string) =>
    new Counter({ name: `tendertap_ingest_${name}_total`, help, labelNames, registers })
  const pages = counter('pages', 'Pages of the portals that were saved')
  const items = counter('items', 'Things on them')
  const changed = counter('changed', 'Things that were new or not as before')
  const lots = counter('lots', 'Lots written')
  const failed = counter('failed_items', 'Things that could not be read')
  const requests = new Counter({
    name: 'tendertap_portal_requests_total',
    help: 'Questions to the portals, asked again, and answered with "too often"',
    labelNames: ['source', 'event'],
    registers,
  })
  const behind = new Gauge({
    name: 'tendertap_ingest_behind_seconds',
    help: 'Since the last good run of a list',
    labelNames: ['source', 'stream'],
    registers,
    async collect() {
      const { rows } = await sql<{ source: string; stream: string; seconds: number }>`
        select source, stream, extract(epoch from now() - coalesce(last_good_at, connected_at))::float8 as seconds
        from sync_stream where mode = 'live'`.execute(db)
      for (const { source, stream, seconds } of rows) behind.set({ source, stream }, seconds)
    },
  })
  const clocks = new Gauge({
    name: 'tendertap_portal_clock_ahead_seconds',
    help: "How far a portal's clock is ahead of the database's",
    labelNames: ['source'],
    registers,
    async collect() {
      const rows = await db.selectFrom('source_health').select(['source', 'portal_clock_ahead_seconds']).execute()
      for (const { source, portal_clock_ahead_seconds: ahead } of rows)
        if (ahead !== null) clocks.set({ source }, ahead)
    },
  })
  return {
    page(source, { stream, mode, ...figures }) {
      const labels = { source, stream, mode }
      pages.inc(labels)
      items.inc(labels, figures.items)
      changed.inc(labels, figures.changed)
      lots.inc(labels, figures.lots)
      failed.inc(labels, figures.failed)
    },
    portal: (source, event) => requests.inc({ source, event }),
  }
}
