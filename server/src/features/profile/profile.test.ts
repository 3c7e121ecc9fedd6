import { describe, expect, test } from 'vitest'
import { aPerson, tokenOf } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call } = server

describe('me/updateProfile', () => {
  test('changes what is sent and leaves the rest', async () => {
    const token = await tokenOf(server, await aPerson(server, ['lead']))
    const first = await call('me/updateProfile', { fullName: 'Айгерим Садыкова', phone: '+77011112233', position: 'Оценщик' }, token)
    expect(first).toMatchObject({ status: 200, body: { fullName: 'Айгерим Садыкова', phone: '+77011112233', position: 'Оценщик' } })
    const second = await call('me/updateProfile', { lang: 'kz' }, token)
    expect(second.body).toMatchObject({ fullName: 'Айгерим Садыкова', phone: '+77011112233', lang: 'kz' })
  })

  test('empty fields are saved as null', async () => {
    const token = await tokenOf(server, await aPerson(server, ['lead']))
    await call('me/updateProfile', { phone: '+77011112233', position: 'Оценщик' }, token)
    const { body } = await call('me/updateProfile', { fullName: '', phone: '', position: null }, token)
    expect(body).toMatchObject({ fullName: null, phone: null, position: null })
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ fullName: null, phone: null, position: null })
  })

  test('an unknown language is refused', async () => {
    const token = await tokenOf(server, await aPerson(server, ['lead']))
    expect(await call('me/updateProfile', { lang: 'de' as never }, token)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('cannot move a person into another workspace or give a role', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await tokenOf(server, person)
    const stranger = await aPerson(server, ['admin'])
    await call('me/updateProfile', { lang: 'ru', WorkspaceId: stranger.workspaceId, roles: ['admin'], telegramChatId: '1' } as never, token)
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ WorkspaceId: person.workspaceId, roles: ['lead'], telegramChatId: null })
  })
})

test('a superadmin has a profile and no workspace', async () => {
  const token = await tokenOf(server, await aPerson(server, ['superadmin']))
  expect(await call('me/getMe', {}, token)).toMatchObject({ status: 200, body: { roles: ['superadmin'], WorkspaceId: null, Workspace: null, subscription: null } })
  expect(await call('me/updateProfile', { lang: 'en' }, token)).toMatchObject({ status: 200, body: { lang: 'en' } })
})
