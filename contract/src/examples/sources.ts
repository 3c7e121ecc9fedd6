import type { Output } from '../calls/index.ts'
import type { sources } from '../calls/sources.ts'
import type { Examples } from './example.ts'

type Fresh = Output<'lots/getFreshness'>['sources'][number]

const ows: Fresh = {
  source: 'ows',
  name: 'Госзакуп',
  state: 'gaps',
  updatedAt: '2026-11-14T05:27:00.000Z',
  silentSince: null,
  gaps: 1,
}
const tizilim: Fresh = {
  source: 'tizilim',
  name: 'Tizilim',
  state: 'fresh',
  updatedAt: '2026-11-14T05:28:30.000Z',
  silentSince: null,
  gaps: 0,
}

export const sourcesExamples: Examples<keyof typeof sources> = {
  'lots/getFreshness': [
    {
      input: {},
      output: {
        state: 'gaps',
        updatedAt: ows.updatedAt,
        silentSince: null,
        gaps: 1,
        at: '2026-11-14T05:30:00.000Z',
        sources: [ows, tizilim],
      },
    },
  ],
  'superadmin/getSources': [
    {
      input: {},
      output: [
        {
          ...ows,
          alarms: [
            { kind: 'gaps', severity: 'warn', since: '2026-11-14T04:15:00.000Z' },
            { kind: 'token_expires', severity: 'warn', since: '2026-11-13T19:00:00.000Z' },
            { kind: 'unknown_values', severity: 'warn', since: null },
          ],
          lastTriedAt: '2026-11-14T05:27:00.000Z',
          accessProblem: null,
          accessCheckedAt: '2026-11-14T05:20:00.000Z',
          tokenExpiresAt: '2026-11-25T18:59:59.000Z',
          ownClockAheadSeconds: 0,
          portalClockAheadSeconds: -1,
          lag: { p50: 74, p95: 212, lots: 18_402 },
          newLots: { since: '2026-11-12T19:00:00.000Z', count: 21_874 },
          failedPages: 3,
          lists: [
            {
              stream: 'tenders',
              pollSeconds: 300,
              lastGoodAt: '2026-11-14T05:27:00.000Z',
              lastTriedAt: '2026-11-14T05:27:00.000Z',
              failures: 0,
              problem: null,
            },
          ],
          newestGaps: [
            {
              stream: 'tenders',
              from: '2026-11-14T02:00:00.000Z',
              to: '2026-11-14T04:00:00.000Z',
              externalId: null,
              reason: 'The window is longer than seven days',
              noticedAt: '2026-11-14T04:12:11.000Z',
            },
          ],
          unknownValues: [
            {
              kind: 'status',
              portalId: '440',
              portalName: 'Приостановлено',
              firstSeenAt: '2026-11-13T11:04:00.000Z',
              lastSeenAt: '2026-11-14T05:21:40.000Z',
              times: 6,
            },
          ],
          runs: [
            {
              stream: 'tenders',
              mode: 'live',
              startedAt: '2026-11-14T05:26:41.000Z',
              endedAt: '2026-11-14T05:27:00.000Z',
              pages: 4,
              items: 731,
              changed: 58,
              failedPages: 0,
              problem: null,
            },
          ],
        },
      ],
    },
  ],
}
