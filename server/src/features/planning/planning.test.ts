import { toKazakhstanDay } from '@tendertap/domain/clock'
import { USUAL_STEP_DAYS } from '@tendertap/domain/working-days/steps'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db
const operatorToken = await getToken(server, await aPerson(server, ['superadmin']))
const thisYear = Number(toKazakhstanDay(new Date()).slice(0, 4))

beforeEach(async () => {
  await sql`delete from calendar_day`.execute(owner)
})

const aMember = async () => {
  const workspaceId = await aWorkspace(server)
  const person = await aPerson(server, ['procurement'], workspaceId)
  return { ...person, workspaceId, token: await getToken(server, person) }
}
type Member = Awaited<ReturnType<typeof aMember>>

/** A lot in work with these entries of its log, 'YYYY-MM-DD hh:mm' on Kazakhstan clocks. */
async function aWorkedLot(member: Member, log: readonly (readonly [action: string, at: string])[]): Promise<void> {
  const lot = await aLot(server)
  await sql`insert into lot_work (workspace_id, lot_id, status) values (${member.workspaceId}, ${lot.id}, 'in_collecting_documents')`.execute(
    owner,
  )
  for (const [action, at] of log)
    await sql`insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
      values (${member.workspaceId}, ${lot.id}, ${member.id}, ${action}, ${`${at}+05`}::timestamptz)`.execute(owner)
}

/** Took, priced, completed and placed, from Monday 9 November 2026 on. */
const aDoneLot = (member: Member) =>
  aWorkedLot(member, [
    ['activateLot', '2026-11-09 10:00'],
    ['documentCollected', '2026-11-10 10:00'],
    ['setOfferPrice', '2026-11-10 12:00'],
    ['completeCollectingLotDocuments', '2026-11-12 17:00'],
    ['lotPlacement', '2026-11-16 09:00'],
    // moved to another announcement and placed again
    ['lotPlacement', '2026-11-30 09:00'],
    ['completeLot', '2026-11-30 10:00'],
  ])

describe('what a plan is calculated with', () => {
  test('the usual days, until the workspace has done a step five times', async () => {
    const member = await aMember()
    for (let done = 0; done < 4; done += 1) await aDoneLot(member)
    const { body } = await server.call('planning/getBasis', {}, member.token)
    expect(body).toEqual({ exceptions: [], stepDays: USUAL_STEP_DAYS })
    await aDoneLot(member)
    const after = await server.call('planning/getBasis', {}, member.token)
    expect(after.body.stepDays).toEqual({ collect: 4, price: 2, place: 3 })
  })

  test('a step is measured only where both its ends are known, and nobody else’s count', async () => {
    const member = await aMember()
    const other = await aMember()
    for (let done = 0; done < 5; done += 1) {
      await aDoneLot(other)
      await aWorkedLot(member, [
        ['activateLot', '2026-11-09 10:00'],
        ['setOfferPrice', '2026-11-12 10:00'],
      ])
      await aWorkedLot(member, [['completeCollectingLotDocuments', '2026-11-20 10:00']])
    }
    const { body } = await server.call('planning/getBasis', {}, member.token)
    expect(body.stepDays).toEqual({ ...USUAL_STEP_DAYS, price: 4 })
  })

  test('the decided days of this year and the next, and the measured steps respect them', async () => {
    const member = await aMember()
    for (let done = 0; done < 5; done += 1) await aDoneLot(member)
    const set = (date: string, kind: 'free' | 'working') =>
      server.call('planning/setCalendarDay', { date, kind }, operatorToken)
    await set(`${thisYear - 1}-05-05`, 'free')
    await set(`${thisYear + 1}-06-07`, 'working')
    await set(`${thisYear}-04-04`, 'free')
    await set(`${thisYear + 2}-05-05`, 'free')
    await set('2026-11-11', 'free')
    const { body } = await server.call('planning/getBasis', {}, member.token)
    expect(body.exceptions.filter(({ date }: { date: string }) => date !== '2026-11-11')).toEqual([
      { date: `${thisYear}-04-04`, kind: 'free' },
      { date: `${thisYear + 1}-06-07`, kind: 'working' },
    ])
    expect(body.stepDays).toEqual({ collect: 3, price: 2, place: 3 })
  })
})

describe('the days that the operator decides', () => {
  const list = async () => (await server.call('planning/getCalendarDays', {}, operatorToken)).body

  test('are set, changed and removed', async () => {
    const kurbanAit = { date: '2027-05-17', kind: 'free', note: 'Курбан айт' } as const
    expect((await server.call('planning/setCalendarDay', kurbanAit, operatorToken)).body).toEqual(kurbanAit)
    await server.call('planning/setCalendarDay', { date: '2027-01-09', kind: 'working', note: ' ' }, operatorToken)
    expect(await list()).toEqual([{ date: '2027-01-09', kind: 'working', note: null }, kurbanAit])
    await server.call('planning/setCalendarDay', { ...kurbanAit, kind: 'working' }, operatorToken)
    expect(await list()).toContainEqual({ ...kurbanAit, kind: 'working' })
    await server.call('planning/removeCalendarDay', { date: kurbanAit.date }, operatorToken)
    expect(await list()).toEqual([{ date: '2027-01-09', kind: 'working', note: null }])
  })

  test.each(['2027-02-30', '17.05.2027', '', '2027-05-17T00:00:00Z'])('%j is no day', async (date) => {
    expect((await server.call('planning/setCalendarDay', { date, kind: 'free' }, operatorToken)).status).toBe(400)
  })

  test('are decided by nobody else', async () => {
    const admin = await getToken(server, await aPerson(server, ['admin', 'manager']))
    const answers = [
      await server.call('planning/setCalendarDay', { date: '2027-05-17', kind: 'free' }, admin),
      await server.call('planning/removeCalendarDay', { date: '2027-05-17' }, admin),
      await server.call('planning/getCalendarDays', {}, admin),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await list()).toEqual([])
  })
})
