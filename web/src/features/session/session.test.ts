import { CallError } from '@tendertap/contract/client/call-error'
import type { Client } from '@tendertap/contract/client/client'
import { describe, expect, test } from 'vitest'
import { createSession, type Me } from './session.ts'

const me = { id: 'u1', email: 'a@b.kz', fullName: 'Айгерим', lang: 'kz', roles: ['manager'] } as unknown as Me

function failure(status: number): CallError {
  return new CallError({ status, code: status === 401 ? 'unauthorized' : 'unavailable', message: '' })
}

function memoryToken(initial: string | null) {
  let value = initial
  return {
    read: () => value,
    write: (next: string) => void (value = next),
    clear: () => void (value = null),
  }
}

function aSession(answers: Record<string, () => unknown>, initialToken: string | null = 'old') {
  const token = memoryToken(initialToken)
  const calls: string[] = []
  const adoptedLanguages: unknown[] = []
  const send = ((path: string) => {
    calls.push(path)
    return Promise.resolve().then(() => answers[path]?.())
  }) as Client['send']
  const session = createSession({
    send,
    token,
    adoptLanguage: (language) => {
      adoptedLanguages.push(language)
      return Promise.resolve()
    },
  })
  return { session, token, calls, adoptedLanguages }
}

const refuse = (status: number) => () => {
  throw failure(status)
}

describe('session', () => {
  test('without a token the person is signed out, and no call is made', async () => {
    const { session, calls } = aSession({}, null)
    expect(await session.load()).toEqual({ phase: 'signed out', hasEnded: false })
    expect(calls).toEqual([])
  })

  test('a loaded profile signs in and brings its language', async () => {
    const { session, adoptedLanguages } = aSession({ 'me/getMe': () => me })
    expect(await session.load()).toEqual({ phase: 'signed in', me })
    expect(adoptedLanguages).toEqual(['kz'])
  })

  test('those who ask at the same time cause one call', async () => {
    const { session, calls } = aSession({ 'me/getMe': () => me })
    await Promise.all([session.load(), session.load()])
    await session.load()
    expect(calls).toEqual(['me/getMe'])
  })

  test('401 signs out, and it is known that the session has ended', async () => {
    const { session } = aSession({ 'me/getMe': refuse(401) })
    expect(await session.load()).toEqual({ phase: 'signed out', hasEnded: true })
  })

  test.each([0, 500, 503])('failing with %i keeps the token, and the next attempt may succeed', async (status) => {
    let attempts = 0
    const { session, token } = aSession({
      'me/getMe': () => {
        attempts += 1
        return attempts === 1 ? refuse(status)() : me
      },
    })
    expect(await session.load()).toEqual({ phase: 'unreachable' })
    expect(token.read()).toBe('old')
    expect(await session.load()).toEqual({ phase: 'signed in', me })
  })

  test('signing in keeps the token and the profile without it', async () => {
    const { session, token } = aSession({ 'auth/localLogin': () => ({ ...me, token: 'new' }) }, null)
    await session.signIn({ email: 'a@b.kz', password: 'secret' })
    expect(token.read()).toBe('new')
    expect(session.state()).toEqual({ phase: 'signed in', me })
  })

  test('a wrong password is thrown to the form and changes nothing', async () => {
    const { session, token } = aSession({ 'auth/localLogin': refuse(400) })
    await expect(session.signIn({ email: 'a@b.kz', password: 'wrong' })).rejects.toBeInstanceOf(CallError)
    expect(token.read()).toBe('old')
    expect(session.state().phase).toBe('unknown')
  })

  test.each([200, 401, 500])('logout always clears, also when the server answers %i', async (status) => {
    const { session, token, calls } = aSession({
      'me/getMe': () => me,
      'auth/signout': () => (status === 200 ? {} : refuse(status)()),
    })
    await session.load()
    await Promise.all([session.signOut(), session.signOut()])
    expect(token.read()).toBeNull()
    expect(session.state()).toEqual({ phase: 'signed out', hasEnded: false })
    expect(calls.filter((path) => path === 'auth/signout')).toHaveLength(1)
  })

  test('a logout that is still under way does not end the session that has begun meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { session, token } = aSession({
      'auth/signout': () => new Promise((resolve) => (answer = resolve)),
      'auth/localLogin': () => ({ ...me, token: 'new' }),
    })
    const signOut = session.signOut({ hasEnded: true })
    await session.signIn({ email: 'a@b.kz', password: 'secret' })
    answer({})
    await signOut
    expect(token.read()).toBe('new')
    expect(session.state()).toEqual({ phase: 'signed in', me })
  })

  test('a profile that arrives after the logout does not sign in again', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { session } = aSession({
      'me/getMe': () => new Promise((resolve) => (answer = resolve)),
      'auth/signout': () => ({}),
    })
    const load = session.load()
    await session.signOut()
    answer(me)
    await load
    expect(session.state()).toEqual({ phase: 'signed out', hasEnded: false })
  })

  test('a logout in another tab signs out here too; another sign-in there is looked up', () => {
    const { session, token } = aSession({})
    token.write('another')
    session.forget()
    expect(session.state()).toEqual({ phase: 'unknown' })
    token.clear()
    session.forget()
    expect(session.state()).toEqual({ phase: 'signed out', hasEnded: false })
  })
})
