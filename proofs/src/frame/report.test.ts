import { describe, expect, test } from 'vitest'
import { atLeast, atMost, exactly, proof, noBar, type Conditions } from './proof.ts'
import { describePromise } from './record.ts'
import { compareWithBars } from './report.ts'

const messages = proof({
  title: 'messages to people',
  usualSeconds: 1,
  bars: {
    rate: { ...atLeast(1_000, 'messages/s', 'sent'), busy: { atLeast: 100 }, long: { atLeast: 2_000 } },
    slowest: atMost(2, 's', 'the slowest'),
    lost: exactly(0, 'messages', 'lost'),
    size: noBar('kB', 'of a message'),
  },
  faults: { 'no-retry': 'nothing is sent again' },
  run: () => Promise.resolve({}),
})
const FIGURES = { rate: 500, slowest: 1, lost: 0, size: 3 }
const BY_ITSELF = { long: false, busy: false, fault: null }
const listMissed = (
  figures: Partial<Record<string, number | null>>,
  conditions: Partial<Conditions & { fault: string | null }>,
) =>
  compareWithBars(messages, figures, { ...BY_ITSELF, ...conditions })
    .filter(({ good }) => !good)
    .map(({ what }) => what)

describe('a figure is compared with', () => {
  test('its bar, when the proof runs by itself', () => {
    expect(listMissed(FIGURES, BY_ITSELF)).toEqual(['sent'])
  })

  test('the bounds for a busy machine, where the bar has some', () => {
    expect(listMissed(FIGURES, { busy: true })).toEqual([])
    expect(listMissed({ ...FIGURES, rate: 99, lost: 1 }, { busy: true })).toEqual(['sent', 'lost'])
  })

  test('the bounds of the long form, where the bar has some', () => {
    expect(listMissed({ ...FIGURES, rate: 1_500 }, { long: true })).toEqual(['sent'])
  })
})

test('a bar without a figure is missed, unless a fault is planted', () => {
  expect(listMissed({ rate: 1_000, slowest: 1, size: 3 }, BY_ITSELF)).toEqual(['lost'])
  expect(listMissed({ rate: 1_000 }, { fault: 'no-retry' })).toEqual([])
})

test('a bar that this form does not measure is skipped', () => {
  expect(listMissed({ ...FIGURES, rate: null }, BY_ITSELF)).toEqual([])
})

test('a recorded promise that misses its bar is marked', () => {
  const rows = compareWithBars(messages, FIGURES, BY_ITSELF)
  const text = describePromise({ name: 'messages', title: messages.title, rows, form: 'short form', postgres: null })
  expect(text).toContain('| sent | 500 messages/s | at least 1,000 messages/s: **missed** |')
  expect(text).toContain('| the slowest | 1 s | at most 2 s |')
})
