import { describe, expect, test } from 'vitest'
import { atLeast, atMost, exactly, judgesWithoutMeasuring, measured, noBar, proof, type Conditions } from './proof.ts'
import { describePromise } from './record.ts'
import { compareWithBars } from './report.ts'

const messages = proof({
  title: 'messages to people',
  bars: {
    sent: { ...atLeast(1_000, 'messages', 'sent'), long: { atLeast: 2_000 } },
    slowest: measured(atMost(2, 's', 'the slowest')),
    lost: exactly(0, 'messages', 'lost'),
    size: noBar('kB', 'of a message'),
  },
  faults: { 'no-retry': 'nothing is sent again' },
  run: () => Promise.resolve({}),
})
const FIGURES = { sent: 500, slowest: 3, lost: 0, size: 3 }
const MEASURING = { long: false, measuring: true, fault: null }
const IN_THE_GATE = { ...MEASURING, measuring: false }
const listMissed = (
  figures: Partial<Record<string, number | null>>,
  conditions: Partial<Conditions & { fault: string | null }>,
) =>
  compareWithBars(messages, figures, { ...MEASURING, ...conditions })
    .filter(({ good }) => good === false)
    .map(({ what }) => what)

describe('a figure is compared with', () => {
  test('its bar, in a run that measures', () => {
    expect(listMissed(FIGURES, MEASURING)).toEqual(['sent', 'the slowest'])
  })

  test('the bounds of the long form, where the bar has some', () => {
    expect(listMissed({ ...FIGURES, sent: 1_500, slowest: 1 }, { long: true })).toEqual(['sent'])
  })

  test('its bar, with a planted fault, though nothing else is measured', () => {
    expect(listMissed({ slowest: 3 }, { ...IN_THE_GATE, fault: 'slow' })).toEqual(['the slowest'])
  })
})

describe('a time, where times are not judged,', () => {
  test('is not missed', () => {
    expect(listMissed({ ...FIGURES, lost: 1 }, IN_THE_GATE)).toEqual(['sent', 'lost'])
  })

  test('is shown, and said not to be judged', () => {
    expect(compareWithBars(messages, FIGURES, IN_THE_GATE)[1]).toEqual({
      what: 'the slowest',
      measured: '3 s',
      bar: 'at most 2 s: not judged here',
      good: null,
    })
  })

  test('may be missing', () => {
    expect(listMissed({ sent: 1_000, lost: 0, size: 3 }, IN_THE_GATE)).toEqual([])
  })
})

test('a bar without a figure is missed, unless a fault is planted', () => {
  expect(listMissed({ sent: 1_000, slowest: 1, size: 3 }, MEASURING)).toEqual(['lost'])
  expect(listMissed({ sent: 1_000, lost: 0, size: 3 }, MEASURING)).toEqual(['the slowest'])
  expect(listMissed({ sent: 1_000 }, { fault: 'no-retry' })).toEqual([])
})

test('a bar that this form does not measure is skipped', () => {
  expect(listMissed({ ...FIGURES, sent: null, slowest: null }, MEASURING)).toEqual([])
})

test('a proof of nothing but times and figures without a bar measures only', () => {
  const { slowest, size } = messages.bars
  expect(judgesWithoutMeasuring(messages)).toBe(true)
  expect(judgesWithoutMeasuring({ ...messages, bars: { slowest, size } })).toBe(false)
})

test('a recorded promise that misses its bar is marked', () => {
  const rows = compareWithBars(messages, { ...FIGURES, slowest: 1 }, MEASURING)
  const text = describePromise({ name: 'messages', title: messages.title, rows, form: 'short form', postgres: null })
  expect(text).toContain('| sent | 500 messages | at least 1,000 messages: **missed** |')
  expect(text).toContain('| the slowest | 1 s | at most 2 s |')
})
