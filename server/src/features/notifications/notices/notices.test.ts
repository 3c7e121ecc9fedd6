import type { Output } from '@tendertap/contract/calls/index'
import type { NoticeFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import type { NoticeKind } from '@tendertap/domain/notifications/notices'
import type { Role } from '@tendertap/domain/roles'
import { beforeEach, describe, expect, test } from 'vitest'
import { inWorkspace } from '../../../db/scope.ts'
import { aLot, aPerson, aWorkspace, getToken } from '../../../testing/builders.ts'
import { readEvents } from '../../../testing/event-reader.ts'
import { testServer } from '../../../testing/server.ts'
import { addNotices } from '../../../notices/add-notices.ts'

const server = await testServer()
const { call, db } = server

const LOT: NoticeLot = {
  id: 41,
  name: { ru: 'Бумага офисная', kz: 'Кеңсе қағазы', en: null },
  tenderId: 7,
  tenderCode: '15061234-1',
  contractNumber: '81234567-ЗЦП1',
  workStatus: 'in_collecting_documents',
  customer: null,
  amount: '100000',
  applicationEndAt: null,
}

interface Reader {
  id: string
  token: string
  workspaceId: string
}

async function aReader(workspaceId: string, role: Role = 'manager'): Promise<Reader> {
  const person = await aPerson(server, [role], workspaceId)
  return { id: person.id, token: await getToken(server, person), workspaceId }
}

let workspaceId: string
let reader: Reader
let keys = 0

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  reader = await aReader(workspaceId)
})

async function tell<K extends NoticeKind>(
  to: readonly Reader[],
  kind: K,
  facts: NoticeFacts[K],
  lotId: number | null = null,
): Promise<void> {
  keys += 1
  const [first] = to
  const told = { kind, key: String(keys), facts, lotId, tenderId: null, to: to.map(({ id }) => id) }
  await inWorkspace(db.owner, first?.workspaceId ?? workspaceId, (scope) => addNotices(scope, [told]))
}
/** Each of them says at which hour the applications end. */
const tellHours = async (to: readonly Reader[], ...hours: number[]) => {
  for (const hour of hours) {
    const lot = { ...LOT, applicationEndAt: new Date(`2032-01-01T0${hour}:00+05:00`).toISOString() }
    await tell(to, 'deadline_soon', { lot, hours: 12 })
  }
}
const list = async (
  { token }: Reader,
  input: { before?: string; limit?: number } = {},
): Promise<Output<'notices/getNotices'>> => (await call('notices/getNotices', { language: 'ru', ...input }, token)).body
const listHours = async (of: Reader) => (await list(of)).data.map(({ says }) => Number(/(\d+):00$/u.exec(says)?.[1]))
const listUnread = async (of: Reader) =>
  (await list(of)).data.filter(({ isRead }) => !isRead).map(({ says }) => Number(/(\d+):00$/u.exec(says)?.[1]))
const countUnread = async ({ token }: Reader) => (await call('notices/countUnread', {}, token)).body.unread

describe('what a person was told', () => {
  test('is listed with the latest first, and says what happened to which lot', async () => {
    await tell([reader], 'price_set', { lot: LOT, by: 'Айгерим Жолова', price: '90000' })
    await tell([reader], 'subscription_ended', { endDate: '2026-11-30' })
    const { data, next } = await list(reader)
    expect(next).toBeNull()
    expect(data).toMatchObject([
      { kind: 'subscription_ended', category: 'system', says: 'Подписка закончилась 30.11.2026', lot: null },
      {
        kind: 'price_set',
        category: 'crm',
        isRead: false,
        lot: { id: 41, nameRu: 'Бумага офисная', nameKz: 'Кеңсе қағазы', nameEn: null, TenderId: 7 },
      },
    ])
    expect(data[1]?.says).toContain('Айгерим Жолова')
  })

  test('leads to the page on which the person can act on it, where the lot is by now', async () => {
    const { id } = await aLot(server)
    const lot = { ...LOT, id }
    const lead = await aReader(workspaceId, 'lead')
    await tell([reader], 'subscription_ended', { endDate: '2026-11-30' })
    await tell([reader], 'lot_accepted', { lot: { ...lot, workStatus: 'not_processed' }, by: null }, id)
    await tell([reader, lead], 'mentioned', { lot, by: null, excerpt: 'Успеем?', commentId: 'c' }, id)
    const listPages = async (of: Reader) => (await list(of)).data.map(({ page }) => page)
    const hash = encodeURIComponent('81234567-ЗЦП1')
    const comment = `?open=${id}&comment=c`
    expect(await listPages(reader)).toEqual([`/tender/7${comment}`, `/potential-lots#${id}`, '/tariffs'])
    await call('lots/activateLot', { lotId: id }, reader.token)
    expect(await listPages(reader)).toEqual([`/lots-in-work${comment}#${hash}`, `/lots-in-work#${hash}`, '/tariffs'])
    // who may not open the lots in work
    expect(await listPages(lead)).toEqual([`/tender/7${comment}`])
  })

  test('is said in the language that is asked for', async () => {
    await tell([reader], 'subscription_ended', { endDate: '2026-11-30' })
    const said = await Promise.all(
      (['ru', 'kz', 'en'] as const).map(
        async (language) => (await call('notices/getNotices', { language }, reader.token)).body.data[0]?.says,
      ),
    )
    expect(new Set(said).size).toBe(3)
  })

  test('comes page by page, nothing twice and nothing left out', async () => {
    await tellHours([reader], 1, 2, 3, 4, 5)
    const pages = []
    let before: string | null = null
    do {
      const page: Output<'notices/getNotices'> = await list(reader, { limit: 2, ...(before && { before }) })
      pages.push(page.data.map(({ id }) => id))
      before = page.next
    } while (before)
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual((await list(reader)).data.map(({ id }) => id))
    expect(await listHours(reader)).toEqual([5, 4, 3, 2, 1])
  })

  test('a kind that only another version knows is left out, and does not end the list', async () => {
    await tellHours([reader], 1)
    await tellHours([reader], 2)
    await db.owner
      .updateTable('event')
      .set({ kind: 'from_the_future' })
      .where('key', '=', String(keys))
      .where('workspace_id', '=', workspaceId)
      .execute()
    const page = await list(reader, { limit: 1 })
    expect(page.data).toEqual([])
    expect((await list(reader, { limit: 1, before: page.next ?? '' })).data).toHaveLength(1)
  })

  test('is announced to the person, and to nobody else', async () => {
    const colleague = await aReader(workspaceId)
    const [own, other] = [await readEvents(server.url, reader.token), await readEvents(server.url, colleague.token)]
    await tellHours([reader], 1)
    await own.until(() => own.changed().includes(reader.id))
    await tellHours([colleague], 2)
    await other.until(() => other.changed().includes(colleague.id))
    expect(other.changed()).not.toContain(reader.id)
    own.drop()
    other.drop()
  })

  test('nobody else reads it or changes it, neither a colleague nor another workspace', async () => {
    const colleague = await aReader(workspaceId)
    const stranger = await aReader(await aWorkspace(server))
    await tellHours([reader, colleague], 7)
    await tellHours([stranger], 8)
    const [notice] = (await list(reader)).data
    if (!notice) throw new Error('There is no notice')
    expect(await listHours(stranger)).toEqual([8])
    expect((await list(stranger, { before: notice.id })).data).toEqual([])
    for (const other of [colleague, stranger]) {
      expect((await list(other)).data.map(({ id }) => id)).not.toContain(notice.id)
      await call('notices/markRead', { upTo: notice.id, from: notice.id }, other.token)
    }
    expect(await countUnread(reader)).toBe(1)
    expect((await list(reader)).data[0]?.isRead).toBe(false)
  })

  test('a superadmin belongs to no workspace and has no notices', async () => {
    const token = await getToken(server, await aPerson(server, ['superadmin']))
    for (const path of ['notices/countUnread', 'notices/getNotices'] as const)
      expect((await call(path, { language: 'ru' }, token)).status).toBe(403)
  })
})

describe('what a person has not looked at', () => {
  test('is counted, each person for themselves', async () => {
    const colleague = await aReader(workspaceId)
    await tellHours([reader, colleague], 1, 2)
    await tellHours([colleague], 3)
    expect([await countUnread(reader), await countUnread(colleague)]).toEqual([2, 3])
  })

  test('is read up to a notice; what came later stays unread', async () => {
    await tellHours([reader], 1, 2, 3)
    const upTo = (await list(reader)).data[1]?.id ?? ''
    expect((await call('notices/markRead', { upTo }, reader.token)).body).toEqual({ unread: 1 })
    expect(await listUnread(reader)).toEqual([3])
  })

  test('is read from one notice to another, when earlier ones were not in sight', async () => {
    await tellHours([reader], 1, 2, 3, 4)
    const [, upTo, from] = (await list(reader)).data
    await call('notices/markRead', { upTo: upTo?.id ?? '', from: from?.id ?? '' }, reader.token)
    expect(await listUnread(reader)).toEqual([4, 1])
  })

  test('keeps the moment at which it was first read', async () => {
    await tellHours([reader], 1)
    const upTo = (await list(reader)).data[0]?.id ?? ''
    const readAt = () => db.owner.selectFrom('delivery').select('read_at').where('id', '=', upTo).executeTakeFirst()
    await call('notices/markRead', { upTo }, reader.token)
    const first = await readAt()
    await call('notices/markRead', { upTo }, reader.token)
    expect(await readAt()).toEqual(first)
  })

  test('changes on the person’s other screens when it is read, and only then', async () => {
    await tellHours([reader], 1)
    const upTo = (await list(reader)).data[0]?.id ?? ''
    const countAnnounced = async () => {
      const rows = await db.owner.selectFrom('live_event').select('id').where('user_id', '=', reader.id).execute()
      return rows.length
    }
    const before = await countAnnounced()
    await call('notices/markRead', { upTo }, reader.token)
    expect(await countAnnounced()).toBe(before + 1)
    await call('notices/markRead', { upTo }, reader.token)
    expect(await countAnnounced()).toBe(before + 1)
  })

  test('beyond a hundred the count says a hundred', async () => {
    const told = Array.from({ length: 103 }, (_, place) => ({
      kind: 'deadline_soon' as const,
      key: `many ${place}`,
      facts: { lot: LOT, hours: 12 },
      lotId: null,
      tenderId: null,
      to: [reader.id],
    }))
    await inWorkspace(db.owner, workspaceId, (scope) => addNotices(scope, told))
    expect(await countUnread(reader)).toBe(100)
  })
})
