import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeSnackbar, pauseSnackbars, resumeSnackbars, showSnackbar, listSnackbars } from './snackbars.ts'

const messages = () => listSnackbars().map(({ message }) => message)

describe('snackbars', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    resumeSnackbars()
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('a notification leaves by itself after 5000 ms', () => {
    showSnackbar('success', 'saved')
    vi.advanceTimersByTime(4999)
    expect(messages()).toEqual(['saved'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  test('each can be closed on its own', () => {
    showSnackbar('success', 'first')
    showSnackbar('error', 'second')
    closeSnackbar(listSnackbars()[0]?.id ?? 0)
    expect(messages()).toEqual(['second'])
  })

  test('they stay while someone points at them, and get their whole time afterwards', () => {
    showSnackbar('error', 'read me')
    vi.advanceTimersByTime(4000)
    pauseSnackbars()
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['read me'])
    resumeSnackbars()
    vi.advanceTimersByTime(4999)
    expect(messages()).toEqual(['read me'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  test('closing the last one while it was pointed at does not keep the next one forever', () => {
    showSnackbar('info', 'first')
    pauseSnackbars()
    closeSnackbar(listSnackbars()[0]?.id ?? 0)
    showSnackbar('info', 'second')
    vi.advanceTimersByTime(5000)
    expect(messages()).toEqual([])
  })
})
