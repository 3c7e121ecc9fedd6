import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inWorkspace } from '../../../db/scope.ts'
import { createLog } from '../../../platform/log.ts'
import { aLot, aPerson, aWorkspace, getToken, inDays } from '../../../testing/builders.ts'
import { testMailbox } from '../../../testing/mailbox.ts'
import { testServer } from '../../../testing/server.ts'
import {
  aChattingPerson,
  testTelegram,
  type ChatMessage as Message,
  type ChattingPerson,
} from '../../../testing/telegram.ts'
import { PUBLIC_URL, testWorker } from '../../../testing/worker.ts'
import { tellAboutLots } from '../../lots/tell-about-lots.ts'
import { useButton } from './buttons.ts'
import { handlePress } from './press.ts'

const server = await testServer()
const { db, call } = server
const mailbox = await testMailbox()
const telegram = await testTelegram(server)
await testWorker(server.urls, mailbox, {}, telegram.sending)

const findChat = async (userId: string) =>
  (await db.owner.selectFrom('app_user').select('telegram_chat_id').where('id', '=', userId).executeTakeFirstOrThrow())
    .telegram_chat_id

async function aToken(roles: Parameters<typeof aPerson>[1] = ['lead']) {
  const person = await aPerson(server, roles)
  const session = await getToken(server, person)
  const { body } = await call('me/generateTelegramDeepLink', {}, session)
  return { person, session, token: body.token as string }
}

const says = (text: string) => (message: Message) => message.plain.includes(text)
const listButtons = ({ keyboard }: Message) => keyboard.flat().map(({ text }) => text)

/** Tells the person of a lot; gives the message that comes to the chat. */
async function tell(person: ChattingPerson, lotId: number): Promise<Message> {
  const search = `Поиск ${lotId}`
  await inWorkspace(db.application, person.workspaceId, (scope) =>
    tellAboutLots(scope, 'search_matched', [{ lotId, key: String(lotId), facts: { search }, named: [person.id] }], {
      causedBy: null,
    }),
  )
  return telegram.waitForMessage(person.chatId, says(search))
}

const listVotes = async (lotId: number) =>
  db.owner.selectFrom('lot_vote').select(['user_id', 'accepted', 'reason']).where('lot_id', '=', lotId).execute()

const listAudit = async (userId: string, action: string) =>
  db.owner
    .selectFrom('audit')
    .select(['outcome', 'code', 'object_id', 'ip'])
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .orderBy('id')
    .execute()

describe('connecting a chat', () => {
  test('the token of the profile connects it, once; open screens are told', async () => {
    const { person, token } = await aToken()
    telegram.sendText(1, 'Данияр', `/start ${token}`)
    await telegram.waitForMessage(1, says('Данияр Тестов, чат подключён'))
    expect(await findChat(person.id)).toBe('1')
    const events = await db.owner
      .selectFrom('live_event')
      .select('object_id')
      .where('kind', '=', 'profile')
      .where('object_id', '=', person.id)
      .execute()
    expect(events).toHaveLength(1)
    telegram.sendText(2, 'Чужой', `/start ${token}`)
    await telegram.waitForMessage(2, says('устарела или уже использована'))
    expect(await findChat(person.id)).toBe('1')
  })

  test('an old token connects nothing, and the bot says where to get another', async () => {
    const { person, token } = await aToken()
    await db.owner
      .updateTable('telegram_link')
      .set({ expires_at: inDays(-1) })
      .where('user_id', '=', person.id)
      .execute()
    telegram.sendText(3, 'Данияр', `/start ${token}`)
    const { plain } = await telegram.waitForMessage(3)
    expect(plain).toContain('устарела')
    expect(plain).toContain(`${PUBLIC_URL}/settings#telegram`)
    expect(await findChat(person.id)).toBeNull()
  })

  test.each([
    ['ru', 'Чтобы подключить чат'],
    ['kk', 'Чатты қосу үшін'],
    ['en', 'To connect this chat'],
    ['de', 'Чтобы подключить чат'],
  ])('without a token it explains how, in the language of the phone: %s', async (languageCode, text) => {
    const chatId = 10 + languageCode.charCodeAt(0)
    telegram.sendText(chatId, { firstName: 'A', languageCode }, '/start')
    expect((await telegram.waitForMessage(chatId)).plain).toContain(text)
  })

  test('any other text is answered with help, in the language of the profile', async () => {
    const person = await aChattingPerson(server, telegram, ['lead'])
    await call('me/updateProfile', { lang: 'kz' }, person.token)
    telegram.sendText(person.chatId, { firstName: 'Данияр', languageCode: 'ru' }, 'привет')
    const help = await telegram.waitForMessage(person.chatId, says('Бот Tendertap хабарламаларын жібереді'))
    expect(help.plain).toContain(`${PUBLIC_URL}/settings#notifications`)
  })

  test('/stop disconnects it, as in the profile, and the audit says from where', async () => {
    const person = await aChattingPerson(server, telegram, ['lead'])
    telegram.sendText(person.chatId, 'Данияр', '/stop')
    await telegram.waitForMessage(person.chatId, says('Чат отключён'))
    expect(await findChat(person.id)).toBeNull()
    expect(await listAudit(person.id, 'me/disconnectTelegramAccount')).toMatchObject([
      { outcome: 'done', ip: 'Telegram' },
    ])
    telegram.sendText(person.chatId, 'Данияр', '/stop')
    await telegram.waitForMessage(person.chatId, says('ни к кому не подключён'))
  })
})

describe('acting from the chat', () => {
  test('a lead accepts: the vote is there, the audit says so, the message too', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const lot = await aLot(server, { nameRu: 'Столы <b>&' })
    const message = await tell(lead, lot.id)
    expect(listButtons(message)).toEqual(['Принять', 'Отклонить…', 'Напомнить завтра', 'Открыть'])
    expect(message.plain).toContain('Столы <b>&')
    expect(message.keyboard.flat().at(-1)).toEqual({
      text: 'Открыть',
      url: `${PUBLIC_URL}/tender/${lot.tenderId}?open=${lot.id}`,
    })
    expect(await telegram.press(lead.chatId, message.id, 'Принять')).toEqual({ text: 'Лот принят', showAlert: false })
    const edited = await telegram.waitForMessage(lead.chatId, says('✓ Лот принят · Данияр Тестов'))
    expect(edited.id).toBe(message.id)
    expect(edited.entities).toEqual(message.entities)
    expect(listButtons(edited)).toEqual(['Открыть'])
    expect(await listVotes(lot.id)).toEqual([{ user_id: lead.id, accepted: true, reason: null }])
    expect(await listAudit(lead.id, 'lots/voteLot')).toEqual([
      { outcome: 'done', code: null, object_id: String(lot.id), ip: 'Telegram' },
    ])
  })

  test('a lead rejects and says why', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await telegram.press(lead.chatId, message.id, 'Отклонить…')
    const asked = await telegram.waitForMessage(lead.chatId, (one) => listButtons(one).includes('Не тот регион'))
    expect(await listVotes(lot.id)).toEqual([])
    await telegram.press(lead.chatId, asked.id, 'Не тот регион')
    await telegram.waitForMessage(lead.chatId, says('✓ Лот отклонён: не тот регион'))
    expect(await listVotes(lot.id)).toEqual([{ user_id: lead.id, accepted: false, reason: 'region' }])
  })

  test('a manager takes a lot only after a second press; «cancel» goes back', async () => {
    const manager = await aChattingPerson(server, telegram, ['manager'])
    const lot = await aLot(server)
    const message = await tell(manager, lot.id)
    expect(listButtons(message)).toEqual(['Взять в работу…', 'Отклонить для всех…', 'Напомнить завтра', 'Открыть'])
    const findWork = () =>
      db.owner.selectFrom('lot_work').select('status').where('lot_id', '=', lot.id).executeTakeFirst()
    const yes = 'Да, взять в работу'
    const press = (button: string) => telegram.press(manager.chatId, message.id, button)
    const shows = (button: string) =>
      telegram.waitForMessage(manager.chatId, (one) => one.id === message.id && listButtons(one).includes(button))

    expect(await press('Взять в работу…')).toMatchObject({ text: 'Взять лот в работу?' })
    expect(listButtons(await shows(yes))).toEqual([yes, 'Отмена', 'Открыть'])
    expect(await findWork()).toBeUndefined()
    await press('Отмена')
    await shows('Отклонить для всех…')
    await press('Отклонить для всех…')
    await shows('Да, отклонить для всех')
    await press('Отмена')
    await shows('Взять в работу…')
    await press('Взять в работу…')
    await shows(yes)
    expect(await press(yes)).toEqual({ text: 'Лот взят в работу', showAlert: false })
    await telegram.waitForMessage(manager.chatId, says('✓ Лот взят в работу'))
    expect(await findWork()).toBeDefined()
    expect(await listAudit(manager.id, 'lots/activateLot')).toMatchObject([{ outcome: 'done', ip: 'Telegram' }])
  })

  test('a reminder comes tomorrow at nine, whatever is switched off, and the other buttons stay', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const off = { crm_email: false, crm_telegram: false }
    await call('settings/updateSettings', off, await getToken(server, lead))
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await telegram.press(lead.chatId, message.id, 'Напомнить завтра')
    const edited = await telegram.waitForMessage(lead.chatId, says('✓ Напомним'))
    expect(listButtons(edited)).toEqual(['Принять', 'Отклонить…', 'Открыть'])
    const { rows } = await sql<{ channel: string; hour: number; isLater: boolean }>`
      select d.channel, extract(hour from d.due_at at time zone 'UTC+0')::int as hour, d.due_at > now() as "isLater"
      from delivery d join event e on e.id = d.event_id
      where d.user_id = ${lead.id} and e.kind = 'reminder' and e.lot_id = ${lot.id} order by d.channel`.execute(
      db.owner,
    )
    expect(rows).toEqual([
      { channel: 'email', hour: 4, isLater: true },
      { channel: 'telegram', hour: 4, isLater: true },
    ])
  })

  test('a refusal is told in the person’s words, and the buttons are there again', async () => {
    const manager = await aChattingPerson(server, telegram, ['manager'])
    const colleague = await aPerson(server, ['manager'], manager.workspaceId ?? '')
    const lot = await aLot(server)
    const message = await tell(manager, lot.id)
    await call('lots/declineLot', { lotId: lot.id }, await getToken(server, colleague))
    await telegram.press(manager.chatId, message.id, 'Взять в работу…')
    await telegram.waitForMessage(manager.chatId, (one) => listButtons(one).includes('Да, взять в работу'))
    const answer = await telegram.press(manager.chatId, message.id, 'Да, взять в работу')
    expect(answer?.showAlert).toBe(true)
    expect(answer?.text).toMatch(/отклон/i)
    expect(await listAudit(manager.id, 'lots/activateLot')).toMatchObject([{ outcome: 'refused', ip: 'Telegram' }])
  })
})

describe('a button does nothing', () => {
  const OVER = { text: 'Кнопка уже не действует', showAlert: true }

  /** A button that the message had once, on somebody's old screen. */
  const pressOld = async (chatId: number, message: Message, text: string) => {
    const button = message.keyboard.flat().find((one) => one.text === text)
    if (!button || !('data' in button)) throw new Error(`no button ${text}`)
    const press = { id: randomUUID(), chatId: String(chatId), secret: button.data, language: 'ru', url: null } as const
    const { notice, isAlert } = await handlePress(DOES_NOTHING, press)
    return { text: notice, showAlert: isAlert }
  }
  const refuse = () => Promise.reject(new Error('nothing must be done'))
  const DOES_NOTHING = { db: db.application, inScope: refuse, callAs: refuse, log: createLog('silent', 'bot') }

  test('pressed a second time, or beside one that was pressed', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await telegram.press(lead.chatId, message.id, 'Принять')
    for (const button of ['Принять', 'Отклонить…']) expect(await pressOld(lead.chatId, message, button)).toEqual(OVER)
    expect(await listAudit(lead.id, 'lots/voteLot')).toHaveLength(1)
  })

  test('pressed twice at once: one of them', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const message = await tell(lead, (await aLot(server)).id)
    const secrets = message.keyboard.flat().flatMap((button) => ('data' in button ? [button.data] : []))
    const used = await Promise.all(
      [...secrets, ...secrets].map((secret) =>
        useButton(db.application, { secret, chatId: String(lead.chatId), press: randomUUID() }),
      ),
    )
    expect(used.filter((one) => one !== null)).toHaveLength(1)
  })

  test('except when Telegram delivers the same press again: its process may have died', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const message = await tell(lead, (await aLot(server)).id)
    const button = message.keyboard.flat()[0]
    const press = { secret: button && 'data' in button ? button.data : '', chatId: String(lead.chatId), press: 'one' }
    expect(await useButton(db.application, press)).toMatchObject({ action: 'accept', userId: lead.id })
    expect(await useButton(db.application, press)).toMatchObject({ action: 'accept', userId: lead.id })
    expect(await useButton(db.application, { ...press, press: 'another' })).toBeNull()
  })

  test('pressed from somebody else’s chat, of the same company too', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const colleague = await aChattingPerson(server, telegram, ['lead'], lead.workspaceId ?? '')
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    expect(await pressOld(colleague.chatId, message, 'Принять')).toEqual(OVER)
    expect(await listVotes(lot.id)).toEqual([])
    expect(await telegram.press(lead.chatId, message.id, 'Принять')).toMatchObject({ text: 'Лот принят' })
  })

  test('too old, or of a person who has left', async () => {
    const workspace = await aWorkspace(server)
    const [old, left] = [
      await aChattingPerson(server, telegram, ['lead'], workspace),
      await aChattingPerson(server, telegram, ['lead'], workspace),
    ]
    const lot = await aLot(server)
    const ofOld = await tell(old, lot.id)
    const other = await aLot(server)
    const ofLeft = await tell(left, other.id)
    await db.owner
      .updateTable('telegram_button')
      .set({ expires_at: inDays(-1) })
      .where('user_id', '=', old.id)
      .execute()
    await db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', left.id).execute()
    expect(await telegram.press(old.chatId, ofOld.id, 'Принять')).toEqual(OVER)
    expect(await telegram.press(left.chatId, ofLeft.id, 'Принять')).toEqual(OVER)
    expect([...(await listVotes(lot.id)), ...(await listVotes(other.id))]).toEqual([])
  })

  test('after the role is gone', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead', 'procurement'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await db.owner.deleteFrom('user_role').where('user_id', '=', lead.id).where('role', '=', 'lead').execute()
    expect(await telegram.press(lead.chatId, message.id, 'Принять')).toMatchObject({ showAlert: true })
    expect(await listVotes(lot.id)).toEqual([])
    expect(await listAudit(lead.id, 'lots/voteLot')).toMatchObject([{ outcome: 'refused', code: 'forbidden' }])
  })

  test('after the role is gone, even if the press was there before', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead', 'procurement'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    const isRemoved = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const removal = db.owner.transaction().execute(async (transaction) => {
      await sql`select from app_user where id = ${lead.id} for no key update`.execute(transaction)
      await sql`delete from user_role where user_id = ${lead.id} and role = 'lead'`.execute(transaction)
      isRemoved.resolve()
      await mayCommit.promise
    })
    await isRemoved.promise
    const answer = telegram.press(lead.chatId, message.id, 'Принять')
    const countWaiting = async () =>
      (
        await sql<{ n: number }>`
          select count(*) as n from pg_locks l join pg_stat_activity a using (pid)
          where a.datname = current_database() and not l.granted`.execute(db.owner)
      ).rows[0]?.n
    await expect.poll(countWaiting).toBe(1)
    mayCommit.resolve()
    await removal
    expect(await answer).toMatchObject({ showAlert: true })
    expect(await listVotes(lot.id)).toEqual([])
  })

  test('while the password has to be changed first', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await db.owner.updateTable('app_user').set({ must_change_password: true }).where('id', '=', lead.id).execute()
    expect(await telegram.press(lead.chatId, message.id, 'Принять')).toMatchObject({ showAlert: true })
    expect(await listVotes(lot.id)).toEqual([])
    expect(await listAudit(lead.id, 'lots/voteLot')).toMatchObject([
      { outcome: 'refused', code: 'password_change_required' },
    ])
  })

  test('after the subscription has ended', async () => {
    const lead = await aChattingPerson(server, telegram, ['lead'])
    const lot = await aLot(server)
    const message = await tell(lead, lot.id)
    await db.owner
      .updateTable('subscription')
      .set({ ends_at: inDays(-1) })
      .where('workspace_id', '=', lead.workspaceId ?? '')
      .execute()
    expect(await telegram.press(lead.chatId, message.id, 'Принять')).toEqual({
      text: 'Нужна действующая подписка. Её можно продлить на странице «Подписка»',
      showAlert: true,
    })
    expect(await listVotes(lot.id)).toEqual([])
  })
})

test('a group is told once that the bot is for one person, and left', async () => {
  const asked: string[] = []
  const bot = telegram.makeBot()
  await bot.init()
  bot.api.config.use(async (_previous, method, payload) => {
    asked.push(`${method} ${'text' in payload ? payload.text : ''}`.trim())
    return { ok: true, result: true as never }
  })
  await bot.handleUpdate({
    update_id: 1,
    message: {
      message_id: 1,
      date: 0,
      chat: { id: -100, type: 'group', title: 'Отдел' },
      from: { id: 5, is_bot: false, first_name: 'Данияр', language_code: 'ru' },
      text: '/start',
    },
  })
  expect(asked).toEqual(['sendMessage Бот работает только в личном чате: уведомления видит один человек.', 'leaveChat'])
})

test('the bot logs neither its token nor what it sends', async () => {
  telegram.injectFault({ fault: 'lost_answer', chat: 4 })
  telegram.sendText(4, 'Данияр', '/help')
  await expect.poll(() => telegram.logged.filter((line) => line.includes('failed')).length).toBeGreaterThan(0)
  expect(telegram.logged.join('\n')).not.toContain(telegram.token.split(':')[1])
})
