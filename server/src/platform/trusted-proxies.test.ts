import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { demandTrustedProxies } from './trusted-proxies.ts'

const read = (TRUST_PROXY: string) => readConfig(['TRUST_PROXY'], { TRUST_PROXY }).TRUST_PROXY

describe('TRUST_PROXY', () => {
  test.each<[string, number | string[]]>([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.168.1.5, fd00::/8', ['192.168.1.5', 'fd00::/8']],
  ])('may be %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    'true',
    'false',
    '',
    '11',
    '-1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0',
    'proxy.example',
    '10.0.0.0/8,',
    '::1/8/8',
  ])('must not be «%s»', (text) => {
    expect(() => read(text)).toThrow(/TRUST_PROXY: must be the number of proxies/)
  })
})

describe('a process behind an https address', () => {
  test('does not start until it is told which proxies to believe', () => {
    expect(() => demandTrustedProxies('https://tendertap.example', undefined)).toThrow(/TRUST_PROXY.*PUBLIC_URL/)
    expect(demandTrustedProxies('https://tendertap.example', 0)).toBe(0)
    expect(demandTrustedProxies('https://tendertap.example', ['10.0.0.0/8'])).toEqual(['10.0.0.0/8'])
  })

  test.each(['http://tendertap.example', 'https://localhost:4100', 'https://127.0.0.1', 'https://[::1]:4100'])(
    'is not %s, which believes none',
    (url) => {
      expect(demandTrustedProxies(url, undefined)).toBe(0)
    },
  )
})
