import { describe, expect, test } from 'vitest'
import { aPerson, PASSWORD } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const json = { 'content-type': 'application/json' }

async function findAddress(trustProxy: number | string[], forwarded: string): Promise<string> {
  const server = await testServer({ trustProxy })
  const { email } = await aPerson(server, ['lead'])
  const signedIn = await server.post('/api/auth/localLogin', JSON.stringify({ email, password: PASSWORD }), {
    ...json,
    'x-forwarded-for': forwarded,
  })
  expect(signedIn.status).toBe(200)
  const { body } = await server.call('me/getSessions', {}, signedIn.body.token)
  return body[0].ip
}

describe('the address of a caller', () => {
  test.each<[string, number | string[], string, string]>([
    ['nobody is trusted', 0, '203.0.113.7', '127.0.0.1'],
    [
      'one proxy is trusted: what a caller claims before it does not count',
      1,
      '198.51.100.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['two proxies are trusted', 2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [
      'the proxies’ addresses are trusted',
      ['127.0.0.1', '10.0.0.0/8'],
      '198.51.100.1, 203.0.113.7, 10.0.0.2',
      '203.0.113.7',
    ],
    ['another proxy is trusted', ['10.0.0.0/8'], '203.0.113.7', '127.0.0.1'],
    ['the header holds no address', 1, 'unknown', '127.0.0.1'],
    ['the header holds seven kilobytes', 1, '1'.repeat(7_000), '127.0.0.1'],
    ['the header holds a long zone', 1, `fe80::1%${'x'.repeat(7_000)}`, '127.0.0.1'],
    ['the header holds an IPv6 address', 1, '2001:db8::7', '2001:db8::7'],
  ])('when %s', async (_when, trusted, forwarded, expected) => {
    expect(await findAddress(trusted, forwarded)).toBe(expected)
  })
})
