import { expect, test } from 'vitest'
import { rankTests } from './nearest-tests.ts'

const SOURCES = new Map([
  ['domain/src/price.ts', ''],
  ['domain/src/price.test.ts', "import { price } from './price.ts'"],
  ['server/src/offer.ts', "import { price } from '@tendertap/domain/price'"],
  ['server/src/offer.test.ts', "import { offer } from './offer.ts'"],
  ['server/src/mail.test.ts', "import { mail } from './mail.ts'"],
  ['e2e/src/offer.test.ts', "import { price } from '@tendertap/domain/price'"],
])

test('the tests that reach a changed file are run, the nearest first, without the journeys', () => {
  expect(rankTests(['domain/src/price.ts'], SOURCES)).toEqual(['domain/src/price.test.ts', 'server/src/offer.test.ts'])
})

test('a changed test is run itself', () => {
  expect(rankTests(['server/src/mail.test.ts'], SOURCES)).toEqual(['server/src/mail.test.ts'])
})

test('what is no source reaches no test', () => {
  expect(rankTests(['README.md'], SOURCES)).toEqual([])
})
