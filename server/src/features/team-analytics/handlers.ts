import type { teamAnalytics } from '@tendertap/contract/calls/team-analytics'
import { addMonths, completePeriod, type Period } from '@tendertap/domain/analytics/months'
import { getDayBounds } from '@tendertap/domain/clock'
import { DEFAULT_LANGUAGE } from '@tendertap/domain/languages'
import { countFunnel } from '@tendertap/domain/team-analytics/funnel'
import { calculateWinRate, listLosses, type Weight } from '@tendertap/domain/team-analytics/win-rate'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { addDay } from '../../spreadsheets/list-workbook.ts'
import { toWorkbook } from '../../spreadsheets/workbook.ts'
import { savePurchases } from '../lots/purchase-file.ts'
import { listPurchaseLines } from '../lots/purchase-lines.ts'
import { listLotIdsBehind, listLotsBehind, type Figure } from './lots.ts'
import type { TeamFilter } from './parts.ts'
import { countByFacts, findPerson, groupResults, listPeople, measureTimes } from './queries.ts'
import { toTeamSheets } from './sheets.ts'

const toFilter = ({ from, to }: Period, personId: string | null): TeamFilter => ({
  start: getDayBounds(`${from}-01`)[0],
  end: getDayBounds(`${addMonths(to, 1)}-01`)[0],
  personId,
})

/** Lots that nobody has looked at are what a subscription is paid for. */
function requireSubscription({ hasActiveSubscription }: SignedInPerson, figure: Figure): void {
  if (figure.kind === 'funnel' && figure.step === 'found' && !hasActiveSubscription)
    throw new AppError('subscription_required')
}

const toWire = <W extends Weight>({ value, ...weight }: W) => ({ ...weight, value: Number(value) })

const answers: Handlers<'analytics/getTeam' | 'analytics/getTeamLots'> = {
  // each part reads much of the log, so they are read at the same time
  'analytics/getTeam': async (context, { personId, ...wanted }) => {
    const period = completePeriod(wanted, new Date())
    const filter = toFilter(period, personId)
    const [[groups, results], times, [people, person]] = await Promise.all([
      context.inScope(async (scope) => [await countByFacts(scope, filter), await groupResults(scope, filter)] as const),
      context.inScope((scope) => measureTimes(scope, filter)),
      context.inScope(async (scope) => [await listPeople(scope, filter), await findPerson(scope, personId)] as const),
    ])
    const rate = calculateWinRate(results)
    return {
      period,
      person,
      funnel: countFunnel(groups),
      stages: times.stages,
      people: people.map(({ id, fullName, ...done }) => ({
        person: { id, fullName },
        ...done,
        median: times.medians.get(id) ?? null,
      })),
      results: {
        ...rate,
        won: toWire(rate.won),
        lost: toWire(rate.lost),
        cancelled: toWire(rate.cancelled),
        unlisted: results.reduce((sum, { unlisted }) => sum + unlisted, 0),
      },
      losses: listLosses(results).map(toWire),
    }
  },

  'analytics/getTeamLots': (context, { personId, from, to, figure, page, limit }) =>
    context.inScope(async (scope) => {
      requireSubscription(context.person, figure)
      const filter = toFilter(completePeriod({ from, to }, new Date()), personId)
      const behind = await listLotsBehind(scope, filter, { figure, page, limit })
      const data = await listPurchaseLines(scope, behind.lotIds)
      return { data, total: behind.total, totalExact: true, page: behind.page, limit }
    }),
}

const files: Handlers<'analytics/saveTeam' | 'analytics/saveTeamLots'> = {
  'analytics/saveTeam': async (context, { lang = DEFAULT_LANGUAGE, ...filter }) =>
    toWorkbook(
      addDay(ANALYTICS_WORDS[lang].tabs.team),
      toTeamSheets(await answers['analytics/getTeam'](context, filter), lang),
    ),

  'analytics/saveTeamLots': async (context, { lang = DEFAULT_LANGUAGE, personId, from, to, figure }) =>
    savePurchases(context, {
      lang,
      admit: (person) => requireSubscription(person, figure),
      listIds: (scope, limit) =>
        listLotIdsBehind(scope, toFilter(completePeriod({ from, to }, new Date()), personId), figure, limit),
      listLines: listPurchaseLines,
    }),
}

export const teamAnalyticsHandlers: Handlers<keyof typeof teamAnalytics> = { ...answers, ...files }
