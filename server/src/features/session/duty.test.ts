import type { Call } from '@tendertap/contract/call'
import { examples } from '@tendertap/contract/features'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { api, type Path } from '@tendertap/contract/calls/index'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { authenticator } from '../../testing/authenticator.ts'
import { aPerson, PASSWORD, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer({ settings: { superadminNeedsFactor: true } })
const { call, db } = server

const gated = (Object.entries(api) as [Path, Call][]).filter(([, { access }]) => access !== 'anyone')
const send = (path: Path, token: string) => call(path, examples[path][0].input, token)

/** Every role there is in a workspace, so that no role stands in the way. */
const newcomer = await aPerson(server, MEMBER_ROLES)
await db.owner.updateTable('app_user').set({ must_change_password: true }).where('id', '=', newcomer.id).execute()
const newcomersToken = await getToken(server, newcomer)
const operatorsToken = await getToken(server, await aPerson(server, ['superadmin']))

describe('whoever was given a password', () => {
  test('signs in with it and is told to change it', async () => {
    const { status, body } = await call('auth/localLogin', { email: newcomer.email, password: PASSWORD })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { mustChangePassword: true, mustSetUpSecondFactor: false },
    })
    expect(await call('me/getMe', {}, body.token)).toMatchObject({ status: 200, body: { mustChangePassword: true } })
  })

  test.each(gated.filter(([path]) => !['me/getMe', 'me/changePassword'].includes(path)))(
    'until then gets no answer from %s',
    async (path) => {
      expect(await send(path, newcomersToken)).toMatchObject({
        status: 403,
        body: { code: 'password_change_required' },
      })
    },
  )

  test('receives no live events until then', async () => {
    const { status } = await fetch(`${server.url}/api/events`, {
      headers: { authorization: `Bearer ${newcomersToken}` },
    })
    expect(status).toBe(403)
  })

  test('can sign out, and after the change everything is open', async () => {
    const person = await aPerson(server, ['manager'])
    await db.owner.updateTable('app_user').set({ must_change_password: true }).where('id', '=', person.id).execute()
    const [leaving, staying] = [await getToken(server, person), await getToken(server, person)]
    expect(await call('auth/signout', {}, leaving)).toMatchObject({ status: 200 })
    expect(
      await call('me/changePassword', { currentPassword: PASSWORD, password: STAND_INS.password }, staying),
    ).toMatchObject({ status: 200 })
    expect(await call('lots/getLots', {}, staying)).toMatchObject({ status: 200 })
    expect(await call('me/getMe', {}, staying)).toMatchObject({ body: { mustChangePassword: false } })
  })
})

describe('a superadmin without a second factor', () => {
  test.each(gated.filter(([path]) => !['me/getMe', 'me/startSecondFactor', 'me/confirmSecondFactor'].includes(path)))(
    'gets no answer from %s',
    async (path) => {
      expect(await send(path, operatorsToken)).toMatchObject({
        status: 403,
        body: { code: 'second_factor_setup_required' },
      })
    },
  )

  test('signs in to set it up, and then everything is open', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    const { body: me } = await call('auth/localLogin', { email: superadmin.email, password: PASSWORD })
    expect(me).toMatchObject({ mustSetUpSecondFactor: true, mustChangePassword: false })
    const { body: factor } = await call('me/startSecondFactor', { password: PASSWORD }, me.token)
    expect(await call('me/confirmSecondFactor', { code: authenticator(factor.secret).code() }, me.token)).toMatchObject(
      { status: 200 },
    )
    expect(await call('lots/getLots', {}, me.token)).toMatchObject({ status: 200 })
    expect(await call('me/getMe', {}, me.token)).toMatchObject({
      body: { mustSetUpSecondFactor: false, hasSecondFactor: true },
    })
  })

  test('is admitted where the configuration requires none', async () => {
    const lenient = await testServer({ beside: server, settings: { superadminNeedsFactor: false } })
    expect(await lenient.call('lots/getLots', {}, operatorsToken)).toMatchObject({ status: 200 })
  })
})
