import { render, screen, within } from '@testing-library/react'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { LotDetails } from '../features/lots/details/LotDetails.tsx'
import { LotCard } from '../features/lots/row/LotCard.tsx'
import { LotRow } from '../features/lots/row/LotRow.tsx'
import { LotSlotsContext, type LotContribution } from '../features/lots/slots/lot-slots.ts'
import { TenderLots } from '../features/tenders/TenderLots.tsx'
import { loadTexts } from '../i18n/texts.ts'
import { Providers } from './Providers.tsx'

const comments: LotContribution = {
  feature: 'comments',
  texts: [],
  badges: ({ lot: { id } }) => <span>3 comments on {id}</span>,
  actions: ({ lot: { id } }) => <button type="button">Comment on {id}</button>,
  panels: ({ lot: { id } }) => <section aria-label={`Comments on ${id}`} />,
}
const votes: LotContribution = { feature: 'votes', texts: [], badges: () => <span>2 votes</span> }

const badge = () => screen.queryByText(`3 comments on ${lot.id}`)
const action = () => screen.queryByRole('button', { name: `Comment on ${lot.id}` })
const panel = () => screen.queryByRole('region', { name: `Comments on ${lot.id}` })

const [
  {
    output: { tender },
  },
] = examples['tenders/getTenderDetails']
const columns = [{ name: 'name', sortBy: 'name' }] as const
const row = (isOpen: boolean) => (
  <table>
    <tbody>
      <LotRow lot={lot} columns={columns} isOpen={isOpen} isMarked={false} onToggle={() => undefined} />
    </tbody>
  </table>
)
const card = (isOpen: boolean) => <LotCard lot={lot} isOpen={isOpen} isMarked={false} onToggle={() => undefined} />

const show = (contributions: readonly LotContribution[], shown: ReactNode) =>
  render(
    <Providers>
      <LotSlotsContext value={contributions}>{shown}</LotSlotsContext>
    </Providers>,
  )

beforeEach(() => loadTexts('public', 'account', 'lots', 'tenders'))

test.each([
  { where: 'a row', shown: row },
  { where: 'a card', shown: card },
])('$where shows badges and actions, and the panels once it is unfolded', ({ shown }) => {
  const { unmount } = show([comments], shown(false))
  expect(badge()).not.toBeNull()
  expect(action()).not.toBeNull()
  expect(panel()).toBeNull()
  unmount()
  show([comments], shown(true))
  expect(badge()).not.toBeNull()
  expect(panel()).not.toBeNull()
})

test('the details show the panels', () => {
  show([comments], <LotDetails lot={lot} Heading="h2" />)
  expect(panel()).not.toBeNull()
})

test('a lot on the page of its tender shows badges, actions and panels', () => {
  show([comments], <TenderLots tender={tender} />)
  expect(badge()).not.toBeNull()
  expect(action()).not.toBeNull()
  expect(panel()).not.toBeNull()
})

test('the features stand in the order in which they are listed', () => {
  const { container } = show([votes, comments], card(false))
  const slot = container.querySelector<HTMLElement>('[data-slot=badges]')
  expect(
    within(slot ?? container)
      .getAllByText(/votes|comments/)
      .map(({ textContent }) => textContent),
  ).toEqual(['2 votes', `3 comments on ${lot.id}`])
})

test('a slot that no feature fills leaves no trace', () => {
  const { container } = show([], card(true))
  expect(container.querySelector('[data-slot]')).toBeNull()
})
