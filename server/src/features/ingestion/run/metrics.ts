// The metrics of an ingest process.
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
      const rows = await db
        .selectFrom('sync_stream')
        .select(['source', 'stream', 'last_good_at', 'connected_at'])
        .where('mode', '=', 'live')
        .execute()
      for (const { source, stream, last_good_at, connected_at } of rows)
        behind.set({ source, stream }, (Date.now() - (last_good_at ?? connected_at).getTime()) / 1000)
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
