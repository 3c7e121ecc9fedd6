import { screen, waitFor } from '@testing-library/dom'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { Answers } from '../../../testing/server.ts'

const [{ output: firstPage }] = examples['lots/getLots']
const waiting = new Promise<never>(() => undefined)

/** 100 lots, 40 of them open; only the call that asks for the open ones counts them. */
const answers: Answers = {
  'lots/getLots': ({ openOnly, withOpenTotal, search }) => {
    // the next number is on its way
    if (search && withOpenTotal) return waiting
    return { ...firstPage, total: openOnly ? 40 : 100, totalExact: true, openTotal: withOpenTotal ? 40 : null }
  },
}
const findOption = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('the switch says how many lots are open, which one call counts', async () => {
  const { server } = await openPage('/all-lots', { answers })
  expect((await findOption('Открытые 40')).checked).toBe(false)
  expect((await findOption('Все')).checked).toBe(true)
  expect(server.received('lots/getLots').filter(({ withOpenTotal }) => withOpenTotal)).toHaveLength(1)
})

test('only open lots are asked for and counted; no chip repeats it', async () => {
  const { person, server } = await openPage('/all-lots?page=3', { answers })
  await person.click(await findOption('Открытые 40'))
  await screen.findByText('40 лотов')
  expect(server.received('lots/getLots')).toContainEqual(expect.objectContaining({ openOnly: true, page: 1 }))
  expect(screen.queryByRole('list', { name: 'Выбранные фильтры' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ещё фильтры' })).toBeDefined()
})

test('«Сбросить» shows all lots again', async () => {
  const { person } = await openPage('/all-lots?openOnly=true&regions=75', { answers })
  expect((await findOption('Открытые 40')).checked).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Сбросить' }))
  await waitFor(async () => expect((await findOption('Все')).checked).toBe(true))
})

test('the number of another search is not shown while the next one is counted', async () => {
  const { person } = await openPage('/all-lots', { answers })
  await findOption('Открытые 40')
  await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'бумага{Enter}')
  await screen.findByRole('button', { name: 'Убрать фильтр «Поиск»' })
  expect(await findOption('Открытые')).toBeDefined()
})
