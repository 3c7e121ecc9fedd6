import type { teamAnalytics } from '../calls/team-analytics.ts'
import type { Examples } from './example.ts'
import { purchaseLineExample } from './purchase-line.ts'
import { STAND_INS } from './stand-ins.ts'

const HOUR = 3600
const period = { from: '2025-12', to: '2026-11' }

export const teamAnalyticsExamples: Examples<keyof typeof teamAnalytics> = {
  'analytics/getTeam': [
    {
      input: period,
      output: {
        period,
        person: null,
        funnel: [
          { step: 'found', lots: 640, ofPrevious: null, ofFirst: 100 },
          { step: 'accepted', lots: 208, ofPrevious: 32.5, ofFirst: 32.5 },
          { step: 'taken', lots: 91, ofPrevious: 43.8, ofFirst: 14.2 },
          { step: 'placed', lots: 64, ofPrevious: 70.3, ofFirst: 10 },
          { step: 'won', lots: 17, ofPrevious: 26.6, ofFirst: 2.7 },
        ],
        stages: [
          { stage: 'rating', times: 412, median: 5 * HOUR, most: 26 * HOUR },
          { stage: 'taking', times: 91, median: 19 * HOUR, most: 52 * HOUR },
          { stage: 'pricing', times: 78, median: 21 * HOUR, most: 49 * HOUR },
          { stage: 'collecting', times: 70, median: 44 * HOUR, most: 96 * HOUR },
          { stage: 'placing', times: 64, median: 6 * HOUR, most: 24 * HOUR },
          { stage: 'confirming', times: 63, median: 2 * HOUR, most: 20 * HOUR },
          { stage: 'result', times: 49, median: 480 * HOUR, most: 792 * HOUR },
        ],
        people: [
          {
            person: { id: STAND_INS.memberId, fullName: 'Данияр Закупов' },
            voted: 0,
            taken: 0,
            worked: 78,
            placed: 64,
            won: 17,
            lost: 28,
            median: 9 * HOUR,
          },
        ],
        results: {
          won: { lots: 17, value: 41_300_000 },
          lost: { lots: 28, value: 96_800_000 },
          cancelled: { lots: 4, value: 5_100_000 },
          byCount: 37.8,
          byValue: 29.9,
          unlisted: 0,
        },
        losses: [
          { reason: 'price', lots: 19, value: 71_200_000 },
          { reason: 'documents', lots: 5, value: 14_400_000 },
          { reason: null, lots: 4, value: 11_200_000 },
        ],
      },
    },
  ],
  'analytics/getTeamLots': [
    {
      input: { ...period, figure: { kind: 'funnel', step: 'won' } },
      output: { data: [purchaseLineExample], total: 1, totalExact: true, page: 1, limit: 10 },
    },
  ],
  'analytics/saveTeam': [{ input: { ...period, lang: 'ru' }, output: {} }],
  'analytics/saveTeamLots': [{ input: { ...period, figure: { kind: 'funnel', step: 'won' }, lang: 'ru' }, output: {} }],
}
