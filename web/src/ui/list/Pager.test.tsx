import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Pager } from './Pager.tsx'

const LIST = { limit: 50, onPage: () => undefined, onLimit: () => undefined } as const

const listPages = () => screen.getAllByRole('button', { name: /^Страница / }).map(({ textContent }) => textContent)
const canGoOn = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Следующая страница' }).disabled

test('of a long list only the pages that can be opened are offered, and it says so', async () => {
  await renderPiece(<Pager {...LIST} page={199} total={412_000} totalExact={false} reachableRows={10_000} />)
  expect(listPages()).toEqual(['1', '198', '199', '200'])
  expect(canGoOn()).toBe(true)
  expect(
    screen.getByText(/^Можно открыть только первые 10.000 строк\. Чтобы найти остальные, уточните фильтр\.$/),
  ).toBeDefined()
})

test('on the last page that can be opened there is no next one', async () => {
  await renderPiece(<Pager {...LIST} page={200} total={412_000} totalExact reachableRows={10_000} />)
  expect(listPages()).toEqual(['1', '199', '200'])
  expect(canGoOn()).toBe(false)
})

test('a list that can be opened to its end says nothing', async () => {
  await renderPiece(<Pager {...LIST} page={1} total={15_000} totalExact reachableRows={15_000} />)
  expect(listPages()).toEqual(['1', '2', '300'])
  expect(canGoOn()).toBe(true)
  expect(screen.queryByText(/^Можно открыть только первые/)).toBeNull()
})
