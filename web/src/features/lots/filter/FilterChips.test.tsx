import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const readChip = async (filter: string) => {
  const remove = await screen.findByRole('button', { name: `Убрать фильтр «${filter}»` })
  return remove.closest('li')?.textContent
}
const list = (name: string, values: readonly string[]) =>
  new URLSearchParams(values.map((value) => [name, value])).toString()

test('a chip names all its values', async () => {
  await openPage(`/all-lots?${list('regions', ['75', '71', '10'])}`)
  expect(await readChip('Регион')).toBe('Регион: г. Алматы, г. Астана, область Абай')
})

test('of more than six it names six, and the rest on request', async () => {
  const { person } = await openPage(`/all-lots?${list('regions', ['75', '71', '10', '11', '15', '19', '23', '27'])}`)
  expect(await readChip('Регион')).toMatch(/Алматинская область и ещё 2$/)
  await person.click(screen.getByRole('button', { name: 'и ещё 2' }))
  expect(await readChip('Регион')).toMatch(/Атырауская область, Западно-Казахстанская область$/)
})

test('of long names it names as many as fit, and always one', async () => {
  const customers = ['А', 'Б', 'В'].map((letter) => `КГУ «Школа ${letter.repeat(100)}»`)
  await openPage(`/all-lots?${list('companies', customers)}`)
  expect(await readChip('Заказчики')).toBe(`Заказчики: ${customers[0]} и ещё 2`)
})
