// Letters of notices, as they arrive in a mailbox, and the links that switch them off.
import { formatTenge } from '@tendertap/domain/money'
import type { NoticeFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import type { NoticeKind } from '@tendertap/domain/notifications/notices'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { addNotices } from '../../notices/add-notices.ts'
import { aPerson, getToken, type TestPerson } from '../../testing/builders.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { PUBLIC_URL, testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

type Reader = TestPerson & { workspaceId: string }

async function aReader(): Promise<Reader> {
  const person = await aPerson(server, ['lead'])
  const workspaceId = person.workspaceId ?? ''
  // whatever the time of the test: no quiet hours
  await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${person.id}, ${workspaceId}, 0, 0)`.execute(
    db.owner,
  )
  return { ...person, workspaceId }
}

const lot = (id: number, name: string): NoticeLot => ({
  id,
  name: { ru: name, kz: null, en: null },
  tenderId: 77,
  tenderCode: '77-1',
  contractNumber: '5-1',
  workStatus: 'not_processed',
  customer: { ru: 'КГУ «Школа»', kz: null, en: null },
  amount: '1250000.00',
  applicationEndAt: '2026-11-30T05:00:00Z',
})

interface Told<K extends NoticeKind> {
  kind: K
  facts: NoticeFacts[K]
}

const told = <K extends NoticeKind>(kind: K, facts: NoticeFacts[K]): Told<K> => ({ kind, facts })
const assigned = (name: string) => told('lot_assigned', { lot: lot(5, name), by: 'Асель' })

let keys = 0
async function queue({ id, workspaceId }: Reader, notices: readonly Told<NoticeKind>[]) {
  await inWorkspace(db.owner, workspaceId, (scope) =>
    addNotices(
      scope,
      notices.map((notice) => ({ ...notice, key: `test ${keys++}`, lotId: 5, tenderId: 77, to: [id] })),
    ),
  )
}

/** At once, also what would be gathered for a while. */
async function tell(reader: Reader, notices: readonly Told<NoticeKind>[]) {
  await queue(reader, notices)
  await sendNow(reader)
}

async function sendNow({ id: userId, workspaceId }: Reader) {
  await sql`update delivery set due_at = now() - interval '1 minute' where user_id = ${userId} and state = 'queued'`.execute(
    db.owner,
  )
  await db.background
    .transaction()
    .execute((transaction) => enqueue(transaction, 'notices/send', { workspaceId, userId, channel: 'email' }))
}

async function listStates({ id }: TestPerson) {
  const { rows } = await sql<{ state: string; problem: string | null }>`
    select d.state, d.problem from delivery d where d.user_id = ${id} and d.channel = 'email' order by d.id`.execute(
    db.owner,
  )
  return rows
}

const readHeader = (letter: { headers: readonly { key: string; value: string }[] }, name: string) =>
  letter.headers.find(({ key }) => key === name)?.value

const readOneClickUrl = (letter: Parameters<typeof readHeader>[0]) =>
  new URL(/^<(.+)>$/.exec(readHeader(letter, 'list-unsubscribe') ?? '')?.[1] ?? '')

function oneClick(search: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') {
  return fetch(`${server.url}/unsubscribe${search}`, { method: 'POST', body, headers: { 'content-type': type } })
}

const readFlags = async (person: TestPerson) =>
  (await call('settings/getSettings', {}, await getToken(server, person))).body as Record<string, unknown>

describe('a letter', () => {
  test('of one notice says what happened, names the lot with its facts and leads to it', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('Поставка кабеля')])
    const letter = await mailbox.letterTo(reader.email)
    expect(letter.subject).toBe('Асель: лот теперь за вами · Поставка кабеля')
    expect(letter.text).toContain(`КГУ «Школа» · ${formatTenge('1250000.00')} · приём заявок до 30.11.2026 10:00`)
    for (const part of [letter.text, letter.html]) expect(part).toContain(`${PUBLIC_URL}/tender/77?open=5`)
    for (const fact of ['КГУ «Школа»', formatTenge('1250000.00'), 'приём заявок до 30.11.2026 10:00'])
      expect(letter.html).toContain(fact)
  })

  test('of several groups them by what they are about, counts what it does not list and leads there', async () => {
    const reader = await aReader()
    const matched = Array.from({ length: 27 }, (_, index) =>
      told('lot_matched', { lot: lot(index + 1, `Лот ${index + 1}`), interest: 'Кабель', percent: 87 }),
    )
    const changed = told('lot_changed', { lot: lot(50, 'Ремонт'), kinds: ['documents'] })
    await tell(reader, [changed, ...matched])
    const { subject, text, html } = await mailbox.letterTo(reader.email)
    expect(subject).toBe('Новые подходящие лоты: 27, Изменения на портале: 1')
    expect(text.indexOf('Новые подходящие лоты')).toBeLessThan(text.indexOf('Лот 1\n'))
    expect(text.indexOf('Изменения на портале')).toBeGreaterThan(text.indexOf('Лот 25\n'))
    expect(text).toContain('Посмотреть ещё 2:\nhttps://tendertap.test/all-lots?matchLevels=low')
    expect(text).not.toContain('Лот 26')
    expect(html.match(/<h2/g)).toHaveLength(2)
  })

  test('with a hostile name adds no header, no line and no markup', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('<b>Лот</b>\r\nBcc: evil@evil.example\r\n\r\n\u202Eмотел' + '𝒜'.repeat(200))])
    const letter = await mailbox.letterTo(reader.email)
    expect(letter.envelope.to).toEqual([reader.email])
    expect(readHeader(letter, 'bcc')).toBeUndefined()
    expect(letter.subject.isWellFormed()).toBe(true)
    expect(Array.from(letter.subject).length).toBeLessThanOrEqual(120)
    expect(letter.subject).toContain('<b>Лот</b> Bcc: evil@evil.example мотел')
    expect(letter.text).not.toMatch(/^Bcc/m)
    expect(letter.html).not.toContain('<b>')
    expect(letter.html).not.toContain('\u202E')
  })
})

describe('unsubscribing', () => {
  test('by the mail program’s one click switches off the letters of this category, and what is queued is not sent', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('Первый')])
    const letter = await mailbox.letterTo(reader.email)
    expect(readHeader(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = readOneClickUrl(letter)
    expect(`${url.origin}${url.pathname}`).toBe(`${PUBLIC_URL}/unsubscribe`)
    await expect.poll(() => listStates(reader)).toEqual([{ state: 'sent', problem: null }])

    // queued before the click, due after it
    await queue(reader, [told('lot_taken', { lot: lot(6, 'Второй'), by: null })])
    for (let times = 0; times < 2; times++) expect((await oneClick(url.search)).status).toBe(200)
    await tell(reader, [told('lot_changed', { lot: lot(7, 'Третий'), kinds: ['amount'] })])
    const next = await mailbox.letterTo(reader.email, { after: letter })
    expect(next.text).toContain('Третий')
    expect(next.text).not.toContain('Второй')
    await expect
      .poll(() => listStates(reader))
      .toEqual([
        { state: 'sent', problem: null },
        { state: 'dropped', problem: 'switched off' },
        { state: 'sent', problem: null },
      ])
    const flags = await readFlags(reader)
    expect(Object.keys(flags).filter((flag) => flags[flag] === false)).toEqual(['crm_email'])
    // from now on nothing is even queued
    await tell(reader, [assigned('Четвёртый')])
    expect(await listStates(reader)).toHaveLength(3)
  })

  test('from a letter about several things switches off all of them; each has a link of its own too', async () => {
    const reader = await aReader()
    await tell(reader, [
      told('lot_taken', { lot: lot(6, 'Первый'), by: null }),
      told('lot_changed', { lot: lot(7, 'Третий'), kinds: ['amount'] }),
    ])
    const letter = await mailbox.letterTo(reader.email)
    expect(letter.text).toContain('Отписаться: Изменения по тендерам')
    expect(letter.text).toContain('Отписаться: Работа с лотами')
    expect(letter.text).toContain(`Настроить уведомления:\n${PUBLIC_URL}/settings#notifications`)
    const [own] = /(?<=Отписаться: Работа с лотами\n\S+token=)[\w-]+/.exec(letter.text) ?? []
    expect((await call('settings/unsubscribe', { token: own ?? '' })).body).toEqual({
      categories: [{ name: 'crm', isOn: false }],
    })
    await oneClick(readOneClickUrl(letter).search)
    expect(await readFlags(reader)).toMatchObject({ crm_email: false, tender_status_changes_email: false })
  })

  test('is asked for first: to open the link or to read what it does changes nothing', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('Первый')])
    const url = readOneClickUrl(await mailbox.letterTo(reader.email))
    await fetch(`${server.url}/unsubscribe${url.search}`)
    const token = url.searchParams.get('token') ?? ''
    expect(await call('settings/getUnsubscribe', { token })).toMatchObject({
      status: 200,
      body: { categories: [{ name: 'crm', isOn: true }] },
    })
    expect((await readFlags(reader))['crm_email']).toBe(true)
  })

  test('can be undone with the same link', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('Первый')])
    const token = readOneClickUrl(await mailbox.letterTo(reader.email)).searchParams.get('token') ?? ''
    await call('settings/unsubscribe', { token })
    await call('settings/unsubscribe', { token, isOn: true })
    expect((await readFlags(reader))['crm_email']).toBe(true)
    const { rows } = await sql<{ outcome: string }>`
      select outcome from audit where action = 'settings/unsubscribe' and user_id = ${reader.id}`.execute(db.owner)
    expect(rows).toEqual([{ outcome: 'done' }, { outcome: 'done' }])
  })

  test('works only with a link that we have signed, and only with the standard’s own form', async () => {
    const reader = await aReader()
    const other = await aReader()
    await tell(reader, [assigned('Первый')])
    const url = readOneClickUrl(await mailbox.letterTo(reader.email))
    const token = url.searchParams.get('token') ?? ''
    const forged = Buffer.from(token, 'base64url')
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(forged)
    for (const wrong of ['', 'nonsense', forged.toString('base64url'), `${token.slice(0, -2)}AA`]) {
      expect((await oneClick(`?token=${wrong}`)).ok).toBe(false)
      expect(await call('settings/unsubscribe', { token: wrong })).toMatchObject({ body: { code: 'link_expired' } })
    }
    expect((await oneClick(url.search, 'something=else')).ok).toBe(false)
    expect((await oneClick(url.search, '{}', 'application/json')).ok).toBe(false)
    expect((await readFlags(reader))['crm_email']).toBe(true)
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await oneClick(url.search, multipart, 'multipart/form-data; boundary=x')).status).toBe(200)
    expect((await readFlags(reader))['crm_email']).toBe(false)
  })

  test('is tried by one address only so often: the page 60 times an hour, mail services 600 times a minute', async () => {
    const use = (limit: string, attempts: number) =>
      sql`
        insert into rate_limit (key, attempts, window_ends_at) values (${limit}, ${attempts}, now() + interval '1 minute')
        on conflict (key) do update set attempts = excluded.attempts, window_ends_at = excluded.window_ends_at`.execute(
        db.owner,
      )
    const ask = async () => (await call('settings/getUnsubscribe', { token: 'nonsense' })).body
    await use('unsubscribe:127.0.0.1', 59)
    expect(await ask()).toMatchObject({ code: 'link_expired' })
    expect(await ask()).toMatchObject({ code: 'too_many_requests' })
    await use('one-click:127.0.0.1', 599)
    expect((await oneClick('?token=nonsense')).status).not.toBe(429)
    expect((await oneClick('?token=nonsense')).status).toBe(429)
    await sql`delete from rate_limit`.execute(db.owner)
  })

  test('answers the same for somebody who has left, and changes nothing', async () => {
    const reader = await aReader()
    await tell(reader, [assigned('Первый')])
    const url = readOneClickUrl(await mailbox.letterTo(reader.email))
    await sql`update app_user set deactivated_at = now() where id = ${reader.id}`.execute(db.owner)
    expect((await oneClick(url.search)).status).toBe(200)
    for (const isOn of [false, true])
      expect((await call('settings/unsubscribe', { token: url.searchParams.get('token') ?? '', isOn })).body).toEqual({
        categories: [{ name: 'crm', isOn: false }],
      })
    const { rows } = await sql<{ crm_email: boolean }>`
      select crm_email from notification_setting where user_id = ${reader.id}`.execute(db.owner)
    expect(rows).toEqual([{ crm_email: true }])
  })
})
