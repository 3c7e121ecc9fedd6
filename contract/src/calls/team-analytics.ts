import { z } from 'zod'
import { TEAM_STATISTICS_READERS } from '@tendertap/domain/analytics/tabs'
import { LOSS_REASONS } from '@tendertap/domain/lot-results/results'
import { ACTS } from '@tendertap/domain/team-analytics/acts'
import { FUNNEL_STEPS } from '@tendertap/domain/team-analytics/funnel'
import { TIMED_STAGES } from '@tendertap/domain/team-analytics/timing'
import { call, fileCall } from '../call.ts'
import { paged } from '../entities/paged.ts'
import { person } from '../entities/person.ts'
import { period, purchaseLine } from '../entities/purchase.ts'
import { amount, uuid } from '../fields/fields.ts'
import { lang } from '../fields/lang.ts'
import { limit, page } from '../fields/lot-filter.ts'
import { periodFields } from '../fields/period.ts'

/** decided: won or lost, what the win rate is of */
const OUTCOMES = ['won', 'lost', 'decided', 'cancelled'] as const

const teamFilter = {
  ...periodFields,
  /** only the lots on which this person voted or worked */
  personId: z
    .union([uuid, z.literal(''), z.null()])
    .optional()
    .transform((value) => value || null),
}

const read = { writes: false, ours: true, access: TEAM_STATISTICS_READERS } as const

const share = z.number().nullable()
const seconds = z.int().nullable()
const weight = z.object({ lots: z.int(), value: amount })

/** Which figure: of the funnel, of the results, of the reasons of loss, of the times, or of what people did. */
const figure = z.union([
  z.object({ kind: z.literal('funnel'), step: z.enum(FUNNEL_STEPS) }),
  z.object({ kind: z.literal('result'), outcome: z.enum(OUTCOMES) }),
  z.object({ kind: z.literal('loss'), reason: z.enum(LOSS_REASONS).nullable() }),
  z.object({ kind: z.literal('stage'), /** null: any */ stage: z.enum(TIMED_STAGES).nullable() }),
  z.object({ kind: z.literal('act'), act: z.enum(ACTS) }),
])

export const teamAnalytics = {
  'analytics/getTeam': call({
    ...read,
    summary:
      'Tells how far the team’s lots went, how long each stage took, who did what, and how often we won and why not.',
    input: z.object(teamFilter),
    output: z.object({
      period,
      /** who is asked for; null: everybody, or nobody whom the team knows */
      person: person.nullable(),
      /** lots that came to the team’s notice in the period; shares in per cent */
      funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), lots: z.int(), ofPrevious: share, ofFirst: share })),
      /** stages that ended in the period; `most`: nine of ten took no longer */
      stages: z.array(z.object({ stage: z.enum(TIMED_STAGES), times: z.int(), median: seconds, most: seconds })),
      /** everybody who did something in the period, whoever is asked for */
      people: z.array(
        z.object({
          person,
          /** lots */
          voted: z.int(),
          taken: z.int(),
          worked: z.int(),
          placed: z.int(),
          /** on which the person voted for or worked */
          won: z.int(),
          lost: z.int(),
          /** of the stages that they ended */
          median: seconds,
        }),
      ),
      /** of purchases whose result is of the period; shares in per cent */
      results: z.object({
        won: weight,
        lost: weight,
        cancelled: weight,
        byCount: share,
        byValue: share,
        /** past results of lots that the catalogue does not have: they count, but no list can show them */
        unlisted: z.int(),
      }),
      losses: z.array(z.object({ reason: z.enum(LOSS_REASONS).nullable(), lots: z.int(), value: amount })),
    }),
  }),
  'analytics/saveTeam': fileCall({
    ...read,
    summary: 'Saves the figures of the team as a spreadsheet, a sheet for each table.',
    input: z.object({ ...teamFilter, lang }),
  }),
  'analytics/getTeamLots': call({
    ...read,
    summary: 'Lists the lots behind a figure of the team.',
    input: z.object({ ...teamFilter, figure, page, limit }),
    output: paged(purchaseLine),
    // the lots that were only found: as the list of matches
    refusals: ['subscription_required'],
  }),
  'analytics/saveTeamLots': fileCall({
    ...read,
    summary: 'Saves the lots behind a figure of the team as a spreadsheet, at most 50,000 of them.',
    input: z.object({ ...teamFilter, figure, lang }),
    refusals: ['subscription_required'],
  }),
}
