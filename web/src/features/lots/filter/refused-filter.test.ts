import { CallError } from '@tendertap/contract/client/call-error'
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { describe, expect, test } from 'vitest'
import { askWithFallback } from './refused-filter.ts'

/** Asks a server that refuses every input but those it `takes`; `inputs` are those it received, in order. */
async function askServer(input: LotFilter, takes: (input: LotFilter) => boolean, status: number, code: ErrorCode) {
  const inputs: LotFilter[] = []
  const answer = askWithFallback(async (tried) => {
    inputs.push(tried)
    if (!takes(tried)) throw new CallError({ status, code, message: '' })
    return { total: 1 }
  }, input)
  return { answer: await answer.catch((error: unknown) => error), inputs }
}

const INPUT: LotFilter = { search: 'кабель', minPrice: 5, sortBy: 'name', sort: 'asc', page: 2, limit: 20 }

describe('a filtered list', () => {
  test('is asked for without its filter when the server refuses the filter itself, and says so', async () => {
    const { answer, inputs } = await askServer(INPUT, (input) => !input.search, 400, 'invalid_input')
    expect(inputs).toEqual([INPUT, { page: 2, limit: 20 }])
    expect(answer).toEqual({ total: 1, refused: 'filter' })
  })

  test.each<ErrorCode>(['sort_too_wide', 'unknown_sort_field'])('loses its order alone on %s', async (code) => {
    const { answer, inputs } = await askServer(INPUT, (input) => !input.sortBy, 400, code)
    expect(inputs[1]).toEqual({ search: 'кабель', minPrice: 5, page: 2, limit: 20 })
    expect(answer).toEqual({ total: 1, refused: 'sort' })
  })

  test('begins at its first page when the server does not page that far', async () => {
    const { answer, inputs } = await askServer(INPUT, (input) => input.page === 1, 400, 'page_too_far')
    expect(inputs[1]).toEqual({ ...INPUT, page: 1 })
    expect(answer).toEqual({ total: 1, refused: 'page' })
  })

  test.each<[number, ErrorCode]>([
    [401, 'unauthorized'],
    [402, 'subscription_required'],
    [403, 'forbidden'],
    [429, 'too_many_requests'],
    [500, 'server_error'],
    [503, 'unavailable'],
    [500, 'invalid_input'],
  ])('never falls back on %i', async (status, code) => {
    const { answer, inputs } = await askServer(INPUT, () => false, status, code)
    expect(inputs).toHaveLength(1)
    expect(answer).toBeInstanceOf(CallError)
  })

  test('that is not filtered at all has nothing to leave out', async () => {
    const { answer, inputs } = await askServer({ page: 1, limit: 10 }, () => false, 400, 'invalid_input')
    expect(inputs).toHaveLength(1)
    expect(answer).toBeInstanceOf(CallError)
  })

  test('that was accepted says nothing', async () => {
    expect((await askServer(INPUT, () => true, 400, 'invalid_input')).answer).toEqual({ total: 1, refused: null })
  })
})
