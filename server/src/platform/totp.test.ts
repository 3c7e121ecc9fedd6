import { describe, expect, test } from 'vitest'
import { toBase32, computeCode, findMatchingStep, createTotpSecret, toOtpauthUrl, stepAt } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('the test vectors', () => {
  // RFC 6238 appendix B, SHA-1; it shows eight digits, ours are the last six
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('of RFC 6238 at second %d', (seconds, eight) => {
    expect(computeCode(SECRET, stepAt(at(seconds)))).toBe(eight.slice(2))
  })

  // RFC 4226 appendix D
  test('of RFC 4226', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => computeCode(SECRET, counter))
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ])
  })

  // RFC 4648 §10, without the padding that apps do not want
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of RFC 4648: %s', (text, encoded) => expect(toBase32(Buffer.from(text))).toBe(encoded))
})

describe('a code', () => {
  const now = at(2_000_000_010)
  const step = stepAt(now)

  test('is good half a minute early or late, and no longer', () => {
    const accepted = [-2, -1, 0, 1, 2].map((drift) => findMatchingStep(SECRET, computeCode(SECRET, step + drift), now))
    expect(accepted).toEqual([null, step - 1, step, step + 1, null])
  })

  test('may be typed with a space, and nothing else', () => {
    const code = computeCode(SECRET, step)
    expect(findMatchingStep(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
    for (const wrong of ['', code.slice(1), `${code}0`, '٠١٢٣٤٥', 'abcdef', `-${code.slice(1)}`])
      expect(findMatchingStep(SECRET, wrong, now)).toBeNull()
  })

  test('of another secret is wrong', () => {
    expect(findMatchingStep(createTotpSecret(), computeCode(SECRET, step), now)).toBeNull()
  })
})

test('the address for the QR code names product, person and secret', () => {
  expect(toOtpauthUrl(SECRET, 'Tendertap', 'a+b@test.example')).toBe(
    'otpauth://totp/Tendertap:a%2Bb%40test.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tendertap',
  )
})
