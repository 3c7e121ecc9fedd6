import type { FastifyError } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, PASSWORD, getToken } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { toErrorCode } from './refusals.ts'

const server = await testServer()
const json = { 'content-type': 'application/json' }

describe('refusals', () => {
  test('have one envelope, a request id and no stack', async () => {
    const { status, headers, body } = await server.call('me/getMe', {})
    expect(status).toBe(401)
    expect(body).toEqual({
      error: 'Пользователь не авторизован',
      message: 'Пользователь не авторизован',
      code: 'unauthorized',
      requestId: headers.get('x-request-id'),
    })
  })

  test('a lock that somebody holds for too long is a server with too much to do', async () => {
    const lock = sql`select pg_advisory_xact_lock(1)`
    const { owner } = server.db
    const waited = owner.transaction().execute(async (holder) => {
      await lock.execute(holder)
      return owner.transaction().execute(async (waiting) => {
        await sql`set local lock_timeout = 50`.execute(waiting)
        return lock.execute(waiting)
      })
    })
    const error = await waited.catch((cause: FastifyError) => cause)
    expect(toErrorCode(error as FastifyError)).toBe('overloaded')
  })

  test.each<[what: string, path: string, sent: string, headers: Record<string, string>, status: number, code: string]>([
    ['an unknown path', '/api/no/such', '{}', json, 404, 'not_found'],
    ['broken JSON', '/api/auth/localLogin', '{"email":', json, 400, 'invalid_input'],
    ['an array for an object', '/api/auth/localLogin', '[]', json, 400, 'invalid_input'],
    [
      'another content type',
      '/api/auth/localLogin',
      '<a/>',
      { 'content-type': 'application/xml' },
      415,
      'unsupported_media',
    ],
    ['a body above the limit', '/api/auth/localLogin', `"${'x'.repeat(5 * 1024 * 1024)}"`, json, 413, 'too_large'],
    ['a missing field', '/api/auth/localLogin', '{"email":"a@b"}', json, 400, 'invalid_input'],
    ['a NUL character', '/api/auth/localLogin', '{"email":"a@b\\u0000","password":"x"}', json, 400, 'invalid_input'],
  ])('%s is refused', async (_what, path, sent, headers, status, code) => {
    const answer = await server.post(path, sent, headers)
    expect(answer).toMatchObject({ status, body: { code } })
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|select |node_modules/)
  })

  test('a failure of ours is logged whole and shown as «Ошибка сервера» with its id', async () => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    await server.db.owner.schema.alterTable('lot_search').renameTo('lot_hidden').execute()
    const { status, body } = await server.call('lots/getLots', {}, token)
    await server.db.owner.schema.alterTable('lot_hidden').renameTo('lot_search').execute()
    expect({ status, body }).toMatchObject({ status: 500, body: { error: 'Ошибка сервера', code: 'server_error' } })
    expect(JSON.stringify(body)).not.toContain('lot_search')
    const line = server.logged.find((entry) => entry.includes(body.requestId) && entry.includes('a call failed'))
    expect(line).toContain('relation \\"lot_search\\" does not exist')
  })
})

describe('every answer', () => {
  test.each(['/api/me/getMe', '/api/no/such', '/nowhere'])('%s carries the security headers', async (path) => {
    const { headers } = await fetch(`${server.url}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test('an empty body is an empty object', async () => {
    expect(await server.post('/api/auth/signout', '', json)).toMatchObject({ status: 200, body: {} })
    expect((await fetch(`${server.url}/api/auth/signout`, { method: 'POST' })).status).toBe(200)
  })

  test('__proto__ in a body changes nothing', async () => {
    const answer = await server.post('/api/auth/localLogin', '{"__proto__":{"email":"a@b"},"password":"x"}', json)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

test('logs are structured, carry the request id and hold neither password nor token', async () => {
  const person = await aPerson(server, ['lead'])
  const token = await getToken(server, person)
  const { headers } = await server.call('me/getMe', {}, token)
  const id = headers.get('x-request-id') ?? ''
  // written when the answer has gone
  const line = () => server.logged.find((entry) => entry.includes(id))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '')).toMatchObject({ process: 'api', requestId: id, path: '/api/me/getMe', status: 200 })
  expect(server.logged.join('')).not.toContain(token)
  expect(server.logged.join('')).not.toContain(PASSWORD)
})
