import { describe, expect, test } from 'vitest'
import { findNameProblem, findSavingProblem, isSameName, MAX_SAVED_SEARCHES, toSearchName } from './saved-searches.ts'

const pipes = { name: 'Трубы', filter: { search: 'трубы' } }

describe('a search can be saved', () => {
  test('under a name of its own', () => {
    expect(findSavingProblem(pipes, [{ id: '1', name: 'Бумага' }])).toBeNull()
    expect(findSavingProblem(pipes, [{ id: '1', name: ' трубы ' }])).toBe('name_taken')
  })

  test('until there are as many as a person can have', () => {
    const others = Array.from({ length: MAX_SAVED_SEARCHES }, (_, n) => ({ name: `Поиск ${n}` }))
    expect(findSavingProblem(pipes, others.slice(1))).toBeNull()
    expect(findSavingProblem(pipes, others)).toBe('saved_search_limit')
  })

  test.each([
    [{}, false],
    [{ openOnly: true }, false],
    [{ todayOnly: true, openOnly: true }, false],
    [{ id: 7 }, false],
    [{ search: 'трубы' }, true],
    [{ openOnly: true, regions: ['750000000'] }, true],
    [{ companies: [] }, false],
  ])('if it leaves more than every new lot: %j %s', (filter, may) => {
    expect(findSavingProblem({ ...pipes, filter }, [])).toBe(may ? null : 'saved_search_too_wide')
  })
})

test('a search keeps its own name when it is saved again', () => {
  const others = [
    { id: '1', name: 'Трубы' },
    { id: '2', name: 'Бумага' },
  ]
  expect(findNameProblem({ id: '1', name: 'ТРУБЫ' }, others)).toBeNull()
  expect(findNameProblem({ id: '2', name: 'ТРУБЫ' }, others)).toBe('name_taken')
})

test('names differ by more than case and spaces', () => {
  expect(isSameName('Трубы  ПНД', ' трубы пнд')).toBe(true)
  expect(isSameName('Трубы', 'Труба')).toBe(false)
  expect(toSearchName('  Трубы \n ПНД ')).toBe('Трубы ПНД')
})
