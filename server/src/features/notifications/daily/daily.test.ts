// The daily mailing: which lots belong to a day, who gets it, and what it says.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { inWorkspace } from '../../../db/scope.ts'
import { atEnd } from '../../../testing/at-end.ts'
import { aScore } from '../../../testing/a-score.ts'
import { aLot, anInterest, aPerson, aWorkspace, type LotFields, type TestPerson } from '../../../testing/builders.ts'
import { testMailbox } from '../../../testing/mailbox.ts'
import { testServer } from '../../../testing/server.ts'
import { testWorker } from '../../../testing/worker.ts'
import { makeDaily, startDaily } from './jobs.ts'
import { countNewLots, listWorkspaces } from './queries.ts'
import { getDailyBounds } from '@tendertap/domain/notifications/daily'

const server = await testServer()
const { db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)
const background = openDatabase({ url: server.urls.background, name: 'test', max: 2, onError: () => undefined })
atEnd(() => background.destroy())

const at = (moment: string) => new Date(`${moment}+05:00`)

/** Published and seen at this moment of Kazakhstan. */
async function aNewLot(moment: string, { seenAt = moment, ...fields }: LotFields & { seenAt?: string } = {}) {
  const lot = await aLot(server, { ...fields, publishedAt: at(moment) })
  await sql`update lot set first_seen_at = ${at(seenAt)} where id = ${lot.id}`.execute(db.owner)
  return lot
}

async function aReader(workspaceId: string): Promise<TestPerson> {
  const person = await aPerson(server, ['procurement'], workspaceId)
  await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${person.id}, ${workspaceId}, 0, 0)`.execute(
    db.owner,
  )
  return person
}

async function listDeliveries({ id }: TestPerson) {
  const { rows } = await sql<{ channel: string; state: string }>`
    select d.channel, d.state from delivery d join event e on e.id = d.event_id
    where d.user_id = ${id} and e.kind = 'daily_mailing' order by d.channel`.execute(db.owner)
  return rows
}

const count = (workspaceId: string, day: string) =>
  inWorkspace(background, workspaceId, (scope) => countNewLots(scope, getDailyBounds(day)))

describe('a lot belongs to the mailing', () => {
  test.each([
    ['2031-03-01T07:59:00', '2031-03-01'],
    ['2031-03-01T08:01:00', '2031-03-02'],
    ['2031-03-04T23:59:00', '2031-03-05'],
    ['2031-03-06T00:01:00', '2031-03-06'],
  ])('that follows its publication: %s is told on %s', async (moment, day) => {
    const workspaceId = await aWorkspace(server)
    await aNewLot(moment)
    for (const other of ['2031-03-01', '2031-03-02', '2031-03-05', '2031-03-06', '2031-03-07']) {
      const { total } = await count(workspaceId, other)
      expect(total).toBe(other === day ? 1 : 0)
    }
    await sql`update tender set withdrawn_at = now() where published_at = ${at(moment)}`.execute(db.owner)
    expect((await count(workspaceId, day)).total).toBe(0)
  })

  test('of the next day when we saw it only after its own, and of none when it is history', async () => {
    const workspaceId = await aWorkspace(server)
    await aNewLot('2031-04-01T07:50:00', { seenAt: '2031-04-01T08:20:00' })
    await aNewLot('2031-03-20T07:50:00', { seenAt: '2031-04-01T08:20:00' })
    expect((await count(workspaceId, '2031-04-01')).total).toBe(0)
    expect((await count(workspaceId, '2031-04-02')).total).toBe(1)
    expect((await count(workspaceId, '2031-04-03')).total).toBe(0)
  })
})

describe('the mailing of a day', () => {
  test('lists the lots that match, the best first, counts the rest by portal, and comes once', async () => {
    const day = '2032-05-11'
    const workspaceId = await aWorkspace(server)
    const reader = await aReader(workspaceId)
    const { id: interestId } = await anInterest(server, workspaceId)
    const good = await aNewLot('2032-05-10T12:00:00', { nameRu: 'Поставка кабеля' })
    const best = await aNewLot('2032-05-11T06:00:00', { nameRu: 'Кабель силовой', source: 'epz' })
    const near = await aNewLot('2032-05-11T06:30:00', { nameRu: 'Почти кабель' })
    const old = await aNewLot('2032-04-01T12:00:00', { nameRu: 'Давний кабель' })
    for (const [lot, percent] of [
      [good, 81],
      [best, 96],
      [near, 1],
      [old, 99],
    ] as const)
      await aScore(server, { workspaceId, interestId, lotId: lot.id, percent })
    await startDaily(background, day)
    const letter = await mailbox.letterTo(reader.email, { seconds: 20 })
    expect(letter.subject).toBe('Новые лоты за сутки: 3, подходят 2 (11.05.2032)')
    expect(letter.text).toContain('Кабель силовой\nСовпадение 96%')
    expect(letter.text.indexOf('Кабель силовой')).toBeLessThan(letter.text.indexOf('Поставка кабеля'))
    expect(letter.text).not.toMatch(/Почти кабель|Давний кабель/)
    expect(letter.text).toContain('Госзакуп: 2 лота\nhttps://tendertap.test/all-lots?sources=ows')
    expect(letter.text).toContain('ЕПЗ: 1 лот\nhttps://tendertap.test/all-lots?sources=epz')
    expect(letter.text).toContain('Отписаться: Все новые тендеры')
    expect(letter.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    await expect.poll(() => listDeliveries(reader)).toEqual([{ channel: 'email', state: 'sent' }])

    await startDaily(background, day)
    await makeDaily(background, workspaceId, day)
    expect(await listDeliveries(reader)).toHaveLength(1)
  })

  test('is short for a workspace that nothing matches', async () => {
    const workspaceId = await aWorkspace(server)
    const reader = await aReader(workspaceId)
    await aNewLot('2032-06-01T12:00:00', { nameRu: 'Мебель' })
    await makeDaily(background, workspaceId, '2032-06-02')
    const { subject, text } = await mailbox.letterTo(reader.email)
    expect(subject).toBe('Новые лоты за сутки: 1 (02.06.2032)')
    expect(text).toContain('Подходящих вашим профилям среди них нет.')
    expect(text).not.toContain('Мебель')
  })

  test('lists no more than fifty and counts the others that match', async () => {
    const workspaceId = await aWorkspace(server)
    const { id: interestId } = await anInterest(server, workspaceId)
    const moments = Array.from({ length: 52 }, (_, minute) => `2032-07-01T12:${String(minute).padStart(2, '0')}:00`)
    for (const moment of moments) {
      const { id: lotId } = await aNewLot(moment)
      await aScore(server, { workspaceId, interestId, lotId, percent: 90 })
    }
    const counted = await count(workspaceId, '2032-07-02')
    expect(counted).toMatchObject({ total: 52, matched: 52 })
    expect(counted.lots).toHaveLength(50)
  })

  test('goes by the channels that are on, to nobody who has left, and never to the bell', async () => {
    const workspaceId = await aWorkspace(server)
    const [off, both, gone] = [await aReader(workspaceId), await aReader(workspaceId), await aReader(workspaceId)]
    await sql`update notification_setting set all_new_tenders_email = false where user_id = ${off.id}`.execute(db.owner)
    await sql`update app_user set telegram_chat_id = '1' where id = ${both.id}`.execute(db.owner)
    await sql`update app_user set deactivated_at = now() where id = ${gone.id}`.execute(db.owner)
    await aNewLot('2032-08-01T12:00:00')
    await makeDaily(background, workspaceId, '2032-08-02')
    expect(await listDeliveries(off)).toEqual([])
    expect((await listDeliveries(both)).map(({ channel }) => channel)).toEqual(['email', 'telegram'])
    expect(await listDeliveries(gone)).toEqual([])
  })

  test('is not made without new lots, nor without a subscription', async () => {
    const workspaceId = await aWorkspace(server)
    const reader = await aReader(workspaceId)
    const ended = await aWorkspace(server, { subscribed: false })
    await makeDaily(background, workspaceId, '2032-09-02')
    expect(await listDeliveries(reader)).toEqual([])
    const workspaces = await background
      .transaction()
      .execute((transaction) => listWorkspaces(transaction, '2032-09-06'))
    expect(workspaces).toContain(workspaceId)
    expect(workspaces).not.toContain(ended)
  })
})
