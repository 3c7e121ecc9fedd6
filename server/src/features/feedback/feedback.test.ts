import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { OPERATOR_EMAIL, testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)
const { call, db } = server

const listSent = (userId: string) =>
  db.owner.selectFrom('feedback').select(['workspace_id', 'user_id', 'text']).where('user_id', '=', userId).execute()

describe('feedback/sendFeedback', () => {
  test('keeps the trimmed message and mails it to the operator with the sender and the company', async () => {
    const workspace = await aWorkspace(server, { name: 'ТОО «Обратная связь»' })
    const person = await aPerson(server, ['lead'], workspace)
    const text = 'Здравствуйте!\n<b>Можно ли</b> добавить области?'
    expect(await call('feedback/sendFeedback', { text: `  ${text}\n` }, await getToken(server, person))).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await listSent(person.id)).toEqual([{ workspace_id: workspace, user_id: person.id, text }])
    const letter = await mailbox.letterTo(OPERATOR_EMAIL)
    expect(letter.subject).toBe('Сообщение пользователя: ТОО «Обратная связь»')
    for (const words of ['Данияр Тестов', person.email, 'добавить области?']) expect(letter.text).toContain(words)
    expect(letter.html).not.toContain('<b>Можно')
  })

  test.each([
    ['nothing', ''],
    ['spaces only', ' \n\t '],
    ['more than 10,000 characters', 'я'.repeat(10_001)],
  ])('refuses %s', async (_what, text) => {
    const person = await aPerson(server, ['lead'])
    expect(await call('feedback/sendFeedback', { text }, await getToken(server, person))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect(await listSent(person.id)).toEqual([])
  })

  test('takes five messages an hour from a person, and a colleague’s do not count', async () => {
    const workspace = await aWorkspace(server)
    const person = await aPerson(server, ['lead'], workspace)
    const token = await getToken(server, person)
    for (let message = 1; message <= 5; message += 1)
      expect(await call('feedback/sendFeedback', { text: `${message}` }, token)).toMatchObject({ status: 200 })
    expect(await call('feedback/sendFeedback', { text: 'ещё одно' }, token)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    expect(await listSent(person.id)).toHaveLength(5)
    const colleague = await getToken(server, await aPerson(server, ['manager'], workspace))
    expect(await call('feedback/sendFeedback', { text: 'от коллеги' }, colleague)).toMatchObject({ status: 200 })
  })

  test('needs a session, but neither a role nor a subscription', async () => {
    expect(await call('feedback/sendFeedback', { text: 'кто я?' })).toMatchObject({ status: 401 })
    const nobody = await aPerson(server, [], await aWorkspace(server, { subscribed: false }))
    expect(
      await call('feedback/sendFeedback', { text: 'подписка кончилась' }, await getToken(server, nobody)),
    ).toMatchObject({ status: 200 })
  })

  test('is open to the operator’s own people, who have no workspace', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    expect(await call('feedback/sendFeedback', { text: 'проверка' }, await getToken(server, superadmin))).toMatchObject(
      {
        status: 200,
      },
    )
    expect(await listSent(superadmin.id)).toEqual([{ workspace_id: null, user_id: superadmin.id, text: 'проверка' }])
  })
})
