import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countBlocked } from '../../testing/blocked.ts'
import { aPerson, getToken, type TestPerson } from '../../testing/builders.ts'
import { callFrom } from '../../testing/from-address.ts'
import { testServer, type TestServer } from '../../testing/server.ts'

const json = { 'content-type': 'application/json' }

describe('a body', () => {
  test.each<[string, string, number, number]>([
    ['of a stranger', 'auth/localLogin', 16, 413],
    ['of a member', 'me/updateProfile', 64, 413],
    ['with names of companies', 'lots/getLots', 64, 200],
  ])('%s to %s of more than %i KB is answered with %i', async (_whose, path, kilobytes, status) => {
    const server = await testServer()
    const token = await getToken(server, await aPerson(server, ['manager']))
    const sent = JSON.stringify({ unknown: 'x'.repeat(kilobytes * 1024) })
    expect(await server.post(`/api/${path}`, sent, { ...json, authorization: `Bearer ${token}` })).toMatchObject({
      status,
    })
  })

  test('to any other address has at most a kilobyte', async () => {
    const server = await testServer()
    expect(await server.post('/api/no/such', `"${'x'.repeat(2_000)}"`, json)).toMatchObject({ status: 413 })
  })

  test('that is nested too deep is refused, even where nobody would look at it', async () => {
    const server = await testServer()
    const nest = (depth: number) => `{"unknown":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect(await server.post('/api/auth/signout', nest(15), json)).toMatchObject({ status: 200 })
    expect(await server.post('/api/auth/signout', nest(16), json)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })
})

describe('the searches of one person', () => {
  /** A server whose searches wait until the table is free again. */
  async function holdSearches(server: TestServer): Promise<() => Promise<void>> {
    let free: () => void = () => undefined
    const held = new Promise<void>((resolve) => (free = resolve))
    const locked = Promise.withResolvers<void>()
    const holding = server.db.owner.transaction().execute(async (db) => {
      await sql`lock table lot_search in access exclusive mode`.execute(db)
      locked.resolve()
      await held
    })
    await locked.promise
    return async () => {
      free()
      await holding
    }
  }
  const countWaiting = (server: TestServer) => countBlocked(server.db.owner, 'lot_search')
  const search = async (server: TestServer, person: TestPerson) => {
    const token = await getToken(server, person)
    return () => server.call('lots/getLots', {}, token)
  }

  test('run three at a time; the next ones wait, and one too many is refused at once', async () => {
    const server = await testServer({ limits: { searchesPerPerson: 3 } })
    const ask = await search(server, await aPerson(server, ['manager']))
    const other = await search(server, await aPerson(server, ['manager']))
    const release = await holdSearches(server)
    const answers = Array.from({ length: 3 + 12 + 1 }, ask)
    const first = await Promise.race(answers)
    expect(first).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0)
    // the pool of a test has four connections, so a fourth search could reach the database
    await expect.poll(() => countWaiting(server)).toBe(3)
    const others = other()
    await expect.poll(() => countWaiting(server)).toBe(4)
    await release()
    expect(await others).toMatchObject({ status: 200 })
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(15)
  })

  test('are refused when their turn does not come in time', async () => {
    const server = await testServer({ limits: { searchesPerPerson: 1, searchWaitMs: 1 } })
    const ask = await search(server, await aPerson(server, ['manager']))
    const release = await holdSearches(server)
    const running = ask()
    await expect.poll(() => countWaiting(server)).toBe(1)
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    await release()
    expect(await running).toMatchObject({ status: 200 })
  })

  test('give up their place when the client leaves', async () => {
    const server = await testServer({ limits: { searchesPerPerson: 1 } })
    const token = await getToken(server, await aPerson(server, ['manager']))
    const release = await holdSearches(server)
    const leaving = new AbortController()
    const ask = async (signal?: AbortSignal) => {
      // a connection of its own, which is closed with it
      const options = {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        agent: false,
        ...(signal && { signal }),
      }
      const asked = request(`${server.url}/api/lots/getLots`, options).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    }
    const left = Array.from({ length: 1 + 12 + 1 }, () => ask(leaving.signal))
    expect(await Promise.race(left)).toBe(429)
    await expect.poll(() => countWaiting(server)).toBe(1)
    leaving.abort()
    await Promise.allSettled(left)
    await expect.poll(() => server.countConnections()).toBe(0)
    const others = Array.from({ length: 12 + 1 }, () => ask())
    expect(await Promise.race(others)).toBe(429)
    await release()
    expect((await Promise.all(others)).filter((status) => status === 200)).toHaveLength(12)
  })

  test('keep their place while they run, though the client has left', async () => {
    const server = await testServer({ limits: { searchesPerPerson: 1, searchWaitMs: 1 } })
    const person = await aPerson(server, ['manager'])
    const token = await getToken(server, person)
    const release = await holdSearches(server)
    const leaving = new AbortController()
    const left = fetch(`${server.url}/api/lots/getLots`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    await expect.poll(() => countWaiting(server)).toBe(1)
    leaving.abort()
    await expect(left).rejects.toThrow(/abort/i)
    const again = await search(server, person)
    expect(await again()).toMatchObject({ status: 429 })
    await release()
    await expect.poll(async () => (await again()).status).toBe(200)
  })

  test('that take too long are cancelled and answered with a refusal of their own', async () => {
    const server = await testServer({ limits: { searchTimeoutMs: 50 } })
    const ask = await search(server, await aPerson(server, ['manager']))
    const release = await holdSearches(server)
    const answer = await ask()
    await release()
    expect(answer).toMatchObject({ status: 503, body: { code: 'search_too_slow' } })
    expect(server.logged.join('')).not.toContain('a call failed')
  })

  test('of all people together leave connections for the other calls', async () => {
    const server = await testServer({ limits: { searchesAtOnce: 2 } })
    const people = [await aPerson(server, ['manager']), await aPerson(server, ['manager'])]
    const asks = await Promise.all(people.map((person) => search(server, person)))
    const release = await holdSearches(server)
    const answers = asks.flatMap((ask) => [ask(), ask(), ask()])
    await expect.poll(() => countWaiting(server)).toBe(2)
    const token = await getToken(server, people[0] as TestPerson)
    expect(await server.call('me/getMe', {}, token)).toMatchObject({ status: 200 })
    await release()
    await Promise.all(answers)
  })
})

describe('calls', () => {
  test('of one person are limited wherever they come from, and no row is written for those refused', async () => {
    const server = await testServer({ limits: { callsPerSecond: 1 } })
    const person = await aPerson(server, ['admin'])
    const token = await getToken(server, person)
    const colleague = await getToken(server, await aPerson(server, ['admin'], person.workspaceId ?? ''))
    const nobody = { userId: '00000000-0000-4000-8000-000000000000', active: false }
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => server.call('users/setUserActive', nobody, token)),
    )
    const [refused, ...others] = answers.filter(({ status }) => status === 429)
    expect(others.length).toBeLessThan(50)
    expect(refused).toMatchObject({ body: { code: 'too_many_requests' } })
    expect(refused?.headers.get('retry-after')).toBe('1')
    expect(await server.call('me/getMe', {}, colleague)).toMatchObject({ status: 200 })
    const { rows } = await sql`select from audit where code = 'too_many_requests'`.execute(server.db.owner)
    expect(rows).toEqual([])
  })

  test('of strangers are limited by address', async () => {
    const server = await testServer({ limits: { callsPerSecond: 1 } })
    const ask = (address: string) => callFrom(server, { address }, 'me/getMe', {})
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('127.0.7.1')))
    const refused = answers.filter(({ status }) => status === 429).length
    expect(refused).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - refused)
    expect(await ask('127.0.7.2')).toMatchObject({ status: 401 })
  })

  test('with a large body count as many', async () => {
    const server = await testServer({ limits: { callsPerSecond: 1 } })
    const token = await getToken(server, await aPerson(server, ['manager']))
    const send = () =>
      server.post('/api/lots/getLots', JSON.stringify({ unknown: 'x'.repeat(1_000_000) }), {
        ...json,
        authorization: `Bearer ${token}`,
      })
    const answers = await Promise.all([send(), send()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })
})
