import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot } from '@tendertap/contract/examples/lot'
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { LotDocument } from '../lot.ts'

const [{ output: page }] = examples['lots/getLots']
const [{ output: details }] = tendersExamples['tenders/getTenderDetails']
const [example] = lot.documents
if (!example) throw new Error('The example has no documents')
const stored: LotDocument = example
const fetched: LotDocument = { ...stored, state: 'processing', fileName: null, size: null }

/** The list knows that a document is being fetched; the call that says how it goes fails until it is repaired. */
function breakDocuments() {
  const state = { isBroken: true }
  return {
    state,
    answers: {
      'lots/getLots': () => ({ ...page, data: [{ ...lot, documents: [fetched] }], total: 1, totalExact: true }),
      'tenders/getTenderDetails': () => {
        if (state.isBroken) throw new CallError({ status: 500, code: 'server_error', message: 'Ошибка сервера' })
        return { tender: { ...details.tender, LotOfTender: [{ ...lot, documents: [stored] }] } }
      },
    },
  } as const
}

test('«Повторить» loads documents again, keeps the focus when that fails, and moves it to them when it succeeds', async () => {
  const { state, answers } = breakDocuments()
  const { person, server } = await openPage(`/all-lots?open=${lot.id}`, { answers })
  const block = await screen.findByRole('group', { name: 'Документы' })
  await within(block).findByText('Ошибка загрузки документов')
  // what the list itself knows of them stays
  within(block).getByText('В обработке')

  const retry = within(block).getByRole('button', { name: 'Повторить' })
  retry.focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(server.received('tenders/getTenderDetails')).toHaveLength(2))
  expect(document.activeElement).toBe(retry)
  within(block).getByText('Ошибка загрузки документов')

  state.isBroken = false
  await person.keyboard('{Enter}')
  await waitFor(() => expect(within(block).queryByText('Ошибка загрузки документов')).toBeNull())
  await within(block).findByText('Скачать')
  await waitFor(() => expect(document.activeElement).toBe(block))
})
