import { screen, waitFor } from '@testing-library/dom'
import type { Output } from '@tendertap/contract/calls/index'
import { planningExamples } from '@tendertap/contract/examples/planning'
import type { PlanFacts } from '@tendertap/domain/working-days/plan'
import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { loadTexts } from '../../../i18n/texts.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { startFakeServer } from '../../../testing/server.ts'
import { PlanNote } from './PlanNote.tsx'

const [{ output: example }] = planningExamples['planning/getBasis']

const taken: PlanFacts['work'] = {
  status: 'in_collecting_documents',
  offerPrice: null,
  documentsCompletedAt: null,
  docs: [{ key: 'licence', collected: false, required: true }],
}

/** On Saturday, 14 November 2026. */
async function show(applicationEndAt: string, work = taken, basis: Output<'planning/getBasis'> = example) {
  queryClient.clear()
  const server = startFakeServer({ 'planning/getBasis': () => basis })
  await loadTexts('lots')
  await renderPiece(
    <div data-testid="note">
      <PlanNote facts={{ status: 'Опубликован', applicationEndAt, work }} />
    </div>,
  )
  await waitFor(() => expect(server.received('planning/getBasis')).toHaveLength(1))
}

test('says until when each open step is to be done', async () => {
  await show('2026-11-19T13:00:00Z')
  expect((await screen.findByText('Успеваем')).closest('p')?.textContent).toBe(
    'Успеваем: документы до 18.11, цена до 18.11, размещение до 19.11',
  )
})

test('says that it is too late, without days that have passed', async () => {
  await show('2026-11-16T03:00:00Z')
  expect((await screen.findByText('По обычным срокам не успеваем')).closest('p')?.textContent).toBe(
    'По обычным срокам не успеваем',
  )
})

test('respects the days that the operator has decided, and the times of the workspace', async () => {
  await show('2026-11-16T13:00:00Z', taken, {
    exceptions: [
      { date: '2026-11-14', kind: 'working' },
      { date: '2026-11-15', kind: 'working' },
    ],
    stepDays: { collect: 1, price: 2, place: 1 },
  })
  expect((await screen.findByText('Успеем, только если начать сегодня')).closest('p')?.textContent).toBe(
    'Успеем, только если начать сегодня: документы до 15.11, цена до 15.11, размещение до 16.11',
  )
})

test('says nothing when nothing is left to be done', async () => {
  await show('2026-11-19T13:00:00Z', { ...taken, status: 'in_placement', offerPrice: '1' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByTestId('note').textContent).toBe('')
})
