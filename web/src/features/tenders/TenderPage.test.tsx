import { screen, within } from '@testing-library/react'
import { CallError } from '@tendertap/contract/client/call-error'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const path = `/tender/${STAND_INS.tenderId}`

test('each date of the tender stands under its own name', async () => {
  await openPage(path)
  const facts = await screen.findByRole('region', { name: 'Сведения о тендере' })
  const valueOf = (label: string) => within(facts).getByText(label).nextElementSibling?.textContent
  expect(valueOf('Дата публикации')).toBe('12.11.2026 08:30')
  expect(valueOf('Начало приёма заявок')).toBe('12.11.2026 09:00')
  expect(valueOf('Окончание приёма заявок')).toBe('4 дня 19 чдо 19.11.2026 09:00')
})

test('a tender that is not found says so in the title of the tab, and still does in another language', async () => {
  const { person } = await openPage(path, {
    answers: {
      'tenders/getTenderDetails': () => {
        throw new CallError({ status: 404, code: 'not_found', message: 'Не найдено' })
      },
    },
  })
  await screen.findByText('Тендер не найден')
  expect(document.title).toBe('Тендер не найден · Tendertap')
  await person.click(screen.getByRole('button', { name: /Язык: Русский/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await screen.findByText('Tender not found')
  expect(document.title).toBe('Tender not found · Tendertap')
})
