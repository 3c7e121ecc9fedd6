// Portals in every state: never asked, up to date, silent with everything that can go wrong.
import { sourcesExamples } from '@tendertap/contract/examples/sources'
import type { Output } from '@tendertap/contract/calls/index'

const MINUTE = 60_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()
const [source] = sourcesExamples['superadmin/getSources'][0].output
if (!source) throw new Error('The example has no source')
const [run] = source.runs
const [gap] = source.newestGaps
const [list] = source.lists
if (!run || !gap || !list) throw new Error('The example is not whole')

const LONG = 'Неизвестный статус по решению уполномоченного органа'
export const SOURCES: Output<'superadmin/getSources'> = [
  {
    ...source,
    source: 'epz',
    name: 'ЕПЗ',
    state: 'off',
    updatedAt: null,
    gaps: 0,
    alarms: [],
    lists: [],
    runs: [],
    newestGaps: [],
    unknownValues: [],
  },
  {
    ...source,
    source: 'tizilim',
    name: 'Tizilim',
    state: 'fresh',
    updatedAt: minutesAgo(2),
    gaps: 0,
    alarms: [],
    tokenExpiresAt: null,
    newestGaps: [],
    unknownValues: [],
    lag: { p50: null, p95: null, lots: 0 },
    failedPages: 0,
  },
  {
    ...source,
    state: 'silent',
    silentSince: minutesAgo(140),
    updatedAt: minutesAgo(140),
    gaps: 214,
    accessProblem: 'HTTP 403: {"message":"Forbidden"}',
    alarms: (
      [
        'refused',
        'token_expired',
        'silent',
        'own_clock',
        'portal_clock',
        'gaps',
        'token_expires',
        'no_new_lots',
        'unknown_values',
      ] as const
    ).map((kind) => ({
      kind,
      severity: ['refused', 'token_expired', 'silent'].includes(kind) ? 'bad' : 'warn',
      since: minutesAgo(130),
    })),
    ownClockAheadSeconds: 5_400,
    portalClockAheadSeconds: -10_930,
    lag: { p50: 74, p95: 93_212, lots: 18_402 },
    lists: [
      list,
      {
        ...list,
        stream: 'contracts',
        pollSeconds: 86_400,
        lastGoodAt: null,
        failures: 12,
        problem: `connect ECONNREFUSED ${'v3/graphql/'.repeat(12)}`,
      },
    ],
    newestGaps: [
      gap,
      { ...gap, externalId: '17204581', reason: `Unexpected token < in JSON ${'at position 0 '.repeat(6)}` },
    ],
    unknownValues: [
      ...source.unknownValues,
      {
        kind: 'method',
        portalId: '999',
        portalName: LONG,
        firstSeenAt: minutesAgo(30),
        lastSeenAt: minutesAgo(3),
        times: 12_450,
      },
    ],
    runs: [
      { ...run, endedAt: null },
      { ...run, mode: 'backfill' },
    ],
  },
]

export const makeFreshness = (state: 'fresh' | 'silent'): Output<'lots/getFreshness'> => ({
  state,
  at: minutesAgo(0),
  updatedAt: minutesAgo(3),
  silentSince: state === 'silent' ? minutesAgo(140) : null,
  gaps: state === 'silent' ? 2 : 0,
  sources: [
    { source: 'epz', name: 'ЕПЗ', state: 'off', updatedAt: null, silentSince: null, gaps: 0 },
    {
      source: 'ows',
      name: 'Госзакуп',
      state,
      updatedAt: minutesAgo(140),
      silentSince: state === 'silent' ? minutesAgo(140) : null,
      gaps: 0,
    },
    {
      source: 'tizilim',
      name: 'Tizilim',
      state: state === 'silent' ? 'gaps' : 'fresh',
      updatedAt: minutesAgo(3),
      silentSince: null,
      gaps: state === 'silent' ? 2 : 0,
    },
  ],
})
