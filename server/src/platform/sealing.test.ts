import { expect, test } from 'vitest'
import { createSeal } from './sealing.ts'

const seal = createSeal('5a'.repeat(32))
const secret = Buffer.from('a secret of somebody')

test('a sealed secret opens for its owner and shows nothing of itself', () => {
  const sealed = seal.close(secret, 'somebody')
  expect(seal.open(sealed, 'somebody')).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(seal.close(secret, 'somebody')).not.toEqual(sealed)
})

test('it does not open for another owner, with another key, or changed by a bit', () => {
  const sealed = seal.close(secret, 'somebody')
  expect(() => seal.open(sealed, 'somebody else')).toThrow(/authenticate/)
  expect(() => createSeal('5b'.repeat(32)).open(sealed, 'somebody')).toThrow(/authenticate/)
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => seal.open(changed, 'somebody')).toThrow(/authenticate/)
  }
  expect(() => seal.open(sealed.subarray(0, 20), 'somebody')).toThrow(/tag/)
})
