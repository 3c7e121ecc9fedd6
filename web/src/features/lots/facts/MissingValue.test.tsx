import { screen, within } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { Lot } from '../lot.ts'

const [{ output: page }] = examples['lots/getLots']
const [{ output: details }] = tendersExamples['tenders/getTenderDetails']
const noRegion = { katoNameRu: null, katoNameKz: null, katoNameEn: null }
const bare: Lot = { ...lot, ...noRegion, amount: null, Tender: { ...lot.Tender, applicationEndAt: null } }

async function readRow(shown: Lot): Promise<string> {
  await openPage('/all-lots', { answers: { 'lots/getLots': () => ({ ...page, data: [shown], total: 1 }) } })
  const row = (await screen.findByRole('link', { name: new RegExp(shown.Tender.code) })).closest('tr')
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .join(' | ')
}

test('the list and the page of the tender say the same of a value that is missing', async () => {
  const row = await readRow(bare)
  expect(row).toMatch(/ \| -.* \| не указано/)
  expect(row).toContain('в обработке')

  await openPage(`/tender/${STAND_INS.tenderId}`, {
    answers: {
      'tenders/getTenderDetails': () => ({
        tender: { ...details.tender, applicationEndAt: null, plannedAmount: null, LotOfTender: [bare] },
      }),
    },
  })
  const facts = await screen.findByRole('region', { name: 'Сведения о тендере' })
  const read = (part: HTMLElement, label: string) => within(part).getByText(label).nextElementSibling?.textContent
  expect(read(facts, 'Приём заявок')).toContain('в обработке')
  expect(read(facts, 'Окончание приёма заявок')).toBe('в обработке')
  expect(read(facts, 'Плановая сумма')).toMatch(/^-/)
  const lots = screen.getByRole('region', { name: 'Лоты' })
  expect(read(lots, 'Регион')).toBe('не указано')
  expect(within(lots).getByText('-')).toBeDefined()
})

test('what the portal never publishes is no value that somebody forgot', async () => {
  expect(await readRow({ ...bare, source: 'tizilim', standsForTender: true })).toContain('портал не публикует')
})
