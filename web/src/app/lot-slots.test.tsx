import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { screen, within } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import { MEMBER_ROLES, type Role } from '@tendertap/domain/roles'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LotDetails } from '../features/lots/details/LotDetails.tsx'
import { LotCard } from '../features/lots/row/LotCard.tsx'
import { LotRow } from '../features/lots/row/LotRow.tsx'
import { LotPanel } from '../features/lots/slots/LotPanel.tsx'
import { LotSlotsContext, type LotContribution } from '../features/lots/slots/lot-slots.ts'
import { session } from '../features/session/current-session.ts'
import { TenderLots } from '../features/tenders/TenderLots.tsx'
import { token } from '../api/token.ts'
import { getTexts, loadTexts } from '../i18n/texts.ts'
import { render } from '../testing/render.tsx'
import { startFakeServer } from '../testing/server.ts'
import { Providers } from './Providers.tsx'
import { createAppRouter } from './routes/router.ts'

const comments: LotContribution = {
  feature: 'comments',
  texts: [],
  badges: ({ lot: { id } }) => <span>3 comments on {id}</span>,
  actions: ({ lot: { id } }) => <button type="button">Comment on {id}</button>,
  panels: ({ lot: { id } }) => <LotPanel title={`Comments on ${id}`}>None yet</LotPanel>,
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
const columns = [{ name: 'name', sortBy: 'name', isShort: false }] as const
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
    <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
      <Providers>
        <LotSlotsContext value={contributions}>{shown}</LotSlotsContext>
      </Providers>
    </RouterContextProvider>,
  )

async function signInAs(roles: Role[]): Promise<void> {
  startFakeServer({ 'me/getMe': () => ({ ...me, roles }) })
  token.write('the-token')
  session.forget()
  await session.load()
}

beforeEach(() => loadTexts('public', 'account', 'lots', 'tenders'))
afterEach(() => {
  token.clear()
  session.forget()
})

test.each([
  // a folded card of a phone is three lines
  { where: 'a row', shown: row, folded: 'badges and actions' },
  { where: 'a card', shown: card, folded: 'badges' },
])('$where shows $folded, and the rest once it is unfolded', ({ shown, folded }) => {
  const { unmount } = show([comments], shown(false))
  expect(badge()).not.toBeNull()
  expect(action() !== null).toBe(folded.includes('actions'))
  expect(panel()).toBeNull()
  unmount()
  show([comments], shown(true))
  expect(badge()).not.toBeNull()
  expect(action()).not.toBeNull()
  expect(panel()).not.toBeNull()
})

test('the details show the panels', () => {
  show([comments], <LotDetails lot={lot} level={2} />)
  expect(panel()).not.toBeNull()
})

test('a lot on the page of its tender shows badges, actions and panels', () => {
  show([comments], <TenderLots tender={tender} />)
  expect(badge()).not.toBeNull()
  expect(action()).not.toBeNull()
  expect(panel()).not.toBeNull()
})

test.each([
  { where: 'an unfolded row', shown: row(true), level: 2 },
  { where: 'an unfolded card', shown: card(true), level: 3 },
  { where: 'the page of the tender', shown: <TenderLots tender={tender} />, level: 4 },
])(
  'in $where the title of a panel is a heading of level $level, like the titles of the details',
  ({ shown, level }) => {
    show([comments], shown)
    const titles = screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
    expect(titles).toContain(`Comments on ${lot.id}`)
    expect(titles).toContain(getTexts('lots').terms)
  },
)

test.each<{ role: Role }>([{ role: 'admin' }, { role: 'controller' }])(
  'what a feature shows to members is shown to the $role',
  async ({ role }) => {
    await signInAs([role])
    show([{ ...comments, roles: MEMBER_ROLES }], card(true))
    expect(badge()).not.toBeNull()
    expect(action()).not.toBeNull()
    expect(panel()).not.toBeNull()
  },
)

test('a superadmin is shown what is for everyone, and nothing that is for members', async () => {
  await signInAs(['superadmin'])
  show([{ ...comments, roles: MEMBER_ROLES }, votes], card(true))
  expect(badge()).toBeNull()
  expect(action()).toBeNull()
  expect(panel()).toBeNull()
  expect(screen.queryByText('2 votes')).not.toBeNull()
})

test('the features are shown in the order in which they are listed', () => {
  const { container } = show([votes, comments], card(false))
  const slot = container.querySelector<HTMLElement>('[data-slot=badges]')
  expect(
    within(slot ?? container)
      .getAllByText(/votes|comments/)
      .map(({ textContent }) => textContent),
  ).toEqual(['2 votes', `3 comments on ${lot.id}`])
})

test('a slot that no feature fills is not rendered', () => {
  const { container } = show([], card(true))
  expect(container.querySelector('[data-slot]')).toBeNull()
})
