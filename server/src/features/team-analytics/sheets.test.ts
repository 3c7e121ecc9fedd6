import type { Output } from '@tendertap/contract/calls/index'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import { describe, expect, test } from 'vitest'
import { aTeam, PERIOD, type Figure, type TestTeam } from '../../testing/a-team.ts'
import { aTender } from '../../testing/a-tender.ts'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { readSheets } from '../../testing/read-sheets.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

describe('as a spreadsheet', () => {
  const hours = (seconds: number | null) => seconds && expect.closeTo(seconds / 3600, 2)
  const share = (percent: number | null) => percent && expect.closeTo(percent / 100, 9)
  const toMonthCell = (month: string) => new Date(`${month}-01`)

  /** One lot that we won, one that we lost and one that was only found. */
  async function recordWork({ lead, manager, procurement, record }: TestTeam): Promise<void> {
    const { lots } = await aTender(server, { lots: 3 })
    for (const [place, { id }] of lots.entries()) {
      const isWorked = place < 2
      await record(id, {
        matchedAt: '2026-03-02T10:00:00+05',
        votes: isWorked ? [{ at: '2026-03-02T12:30:00+05', by: lead, accepted: true }] : [],
        offerPrice: '700.5',
        steps: isWorked
          ? [
              { action: 'activateLot', at: '2026-03-03T10:00:00+05', by: manager },
              { action: 'lotPlacement', at: '2026-03-05T10:00:00+05', by: procurement },
              { action: 'completeLot', at: '2026-03-05T11:00:00+05', by: procurement },
            ]
          : [],
        results: isWorked
          ? [
              {
                at: '2026-04-01T10:00:00+05',
                decidedAt: null,
                finalStatus: 'held',
                winner: place === 0,
                amount: '700',
                reason: place === 0 ? null : 'price',
                by: procurement,
              },
            ]
          : [],
      })
    }
  }

  test('the figures of the team have a sheet for each table', async () => {
    const made = await aTeam(server)
    await recordWork(made)
    const team = await made.read(PERIOD)
    expect(team.people).toHaveLength(3)
    const sheets = await readSheets(server, 'analytics/saveTeam', { ...PERIOD, lang: 'ru' }, made.token)
    const { columns, ...words } = ANALYTICS_WORDS.ru.team
    expect(sheets).toEqual({
      Команда: [
        {
          'Период с': toMonthCell(PERIOD.from),
          'Период по': toMonthCell(PERIOD.to),
          'Доля побед': 0.5,
          'Доля побед по сумме': 0.5,
          Выиграно: 1,
          'Сумма выигранных': 700.5,
          Проиграно: 1,
          'Сумма проигранных': 700.5,
          Отменённые: 0,
          'Сумма отменённых': 0,
        },
      ],
      Воронка: team.funnel.map((line) => ({
        Шаг: words.steps[line.step],
        Лоты: line.lots,
        'От пред. шага': share(line.ofPrevious),
        'От найденных': share(line.ofFirst),
      })),
      'Время на этапе': team.stages.map((line) => ({
        Этап: words.stages[line.stage],
        Лоты: line.times,
        'Медиана, ч': hours(line.median),
        '9 из 10 – не дольше, ч': hours(line.most),
      })),
      'По сотрудникам': team.people.map(({ person, median, ...done }) => ({
        Сотрудник: person.fullName ?? 'Без имени',
        [columns.voted]: done.voted,
        [columns.taken]: done.taken,
        [columns.worked]: done.worked,
        [columns.placed]: done.placed,
        [columns.won]: done.won,
        [columns.lost]: done.lost,
        'Медиана, ч': hours(median),
      })),
      'Почему проиграли': [{ Причина: 'Проиграли по цене', Лоты: 1, 'Наша цена': 700.5 }],
    })
  })

  test.each<Figure>([
    { kind: 'funnel', step: 'found' },
    { kind: 'result', outcome: 'won' },
    { kind: 'stage', stage: 'rating' },
  ])('the lots behind %o are those of the list, in its order', async (figure) => {
    const team = await aTeam(server)
    await recordWork(team)
    const { body } = await server.call('analytics/getTeamLots', { ...PERIOD, figure, limit: 50 }, team.token)
    const { data } = body as Output<'analytics/getTeamLots'>
    expect(data).not.toEqual([])
    const { Лоты: rows } = await readSheets(server, 'analytics/saveTeamLots', { ...PERIOD, figure }, team.token)
    expect(rows).toEqual(
      data.map((line) =>
        expect.objectContaining({
          'Номер лота': line.contractNumber,
          Заказчик: line.customer.nameRu,
          План: line.plannedAmount,
          Договоры: line.finalAmount,
        }),
      ),
    )
  })

  test('is refused like the figures', async () => {
    const { workspaceId } = await aTeam(server)
    const buyer = await getToken(server, await aPerson(server, ['procurement'], workspaceId))
    expect((await server.call('analytics/saveTeam', {}, buyer)).status).toBe(403)
    const figure: Figure = { kind: 'funnel', step: 'found' }
    const ended = await getToken(
      server,
      await aPerson(server, ['manager'], await aWorkspace(server, { subscribed: false })),
    )
    expect((await server.call('analytics/saveTeamLots', { figure }, ended)).body.code).toBe('subscription_required')
    const ofWork: Figure = { kind: 'funnel', step: 'taken' }
    expect((await server.call('analytics/saveTeamLots', { figure: ofWork }, ended)).status).toBe(200)
    expect((await server.call('analytics/saveTeamLots', { figure }, buyer)).status).toBe(403)
  })
})
