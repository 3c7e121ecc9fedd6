import { screen, waitFor, within } from '@testing-library/dom'
import { CallError } from '@tendertap/contract/client/call-error'
import { lot as example } from '@tendertap/contract/examples/lot'
import { work as taken } from '@tendertap/contract/examples/lot-work'
import { me } from '@tendertap/contract/examples/people'
import { examples } from '@tendertap/contract/features'
import type { Role } from '@tendertap/domain/roles'
import { afterEach, expect, test, vi } from 'vitest'
import { token } from '../../../../api/token.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import { act } from '../../../../testing/render.tsx'
import type { Answers } from '../../../../testing/server.ts'
import { UNDO_MS } from '../../../session/send-later.ts'
import type { LotWork } from '../../../lots/lot-facts.ts'
import { closeWorkFailure } from '../work-failures.ts'
import { forgetMarks, markCollected } from './pending-marks.ts'

const [{ output: page }] = examples['lots/getActiveLots']
const [specification] = taken.docs
if (!specification) throw new Error('The example has no documents')
const NAME = specification.descriptionRu
const lotId = example.id
const sentMark = { lotId, documentDescription: NAME, collected: true }

function open(work: LotWork, roles: Role[] = ['procurement'], answers: Answers = {}) {
  const lot = { ...example, LotsInProcessOfLot: [work], intoWorkStatus: work.status }
  return openPage('/lots-in-work', {
    roles,
    answers: { 'lots/getActiveLots': () => ({ ...page, data: [lot] }), ...answers },
  })
}
const findSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: NAME })

/** From here on the five seconds pass only when the test says so. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const press = (element: HTMLElement) => act(() => element.click())

afterEach(() => {
  forgetMarks()
  closeWorkFailure()
})

test('a document is shown as collected at once and sent after five seconds', async () => {
  const { server } = await open(taken)
  const toggle = await findSwitch()
  expect(screen.getByText('0 из 1 собрано')).toBeDefined()
  holdTime()
  press(toggle)
  expect(toggle.checked).toBe(true)
  expect(screen.getByText('1 из 1 собрано')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 1))
  expect(server.received('lots/documentCollected')).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(server.received('lots/documentCollected')).toEqual([sentMark])
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
  expect(toggle.checked).toBe(true)
  expect(toggle.disabled).toBe(true)
})

test('a mark that is taken back is never sent', async () => {
  const { server } = await open(taken)
  const toggle = await findSwitch()
  holdTime()
  press(toggle)
  press(screen.getByRole('button', { name: 'Отменить' }))
  expect(toggle.checked).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS))
  expect(server.received('lots/documentCollected')).toEqual([])
})

test('leaving the page sends the mark in a request that outlives the page', async () => {
  const { server } = await open(taken)
  press(await findSwitch())
  const fetched = vi.spyOn(globalThis, 'fetch')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(fetched).toHaveBeenCalledWith('/api/lots/documentCollected', expect.objectContaining({ keepalive: true }))
  await waitFor(() => expect(server.received('lots/documentCollected')).toEqual([sentMark]))
})

test('a mark that was sent, and one that waits, are not shown to another person who signs in', async () => {
  const second = { ...specification, key: 'second', descriptionRu: 'Второй' }
  const both = { ...taken, docs: [specification, second] }
  const { server } = await open(both, ['procurement'], { 'lots/documentCollected': () => new Promise(() => undefined) })
  const toggle = await findSwitch()
  press(toggle)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(server.received('lots/documentCollected')).toEqual([sentMark]))
  const waits = screen.getByRole<HTMLInputElement>('switch', { name: 'Второй' })
  press(waits)
  expect([toggle.checked, waits.checked]).toEqual([true, true])
  // another window has signed somebody else in
  token.write('of-another')
  const { server: theirs } = await open(both, ['procurement'], {
    'me/getMe': () => ({ ...me, id: me.id.replace(/.$/, '9'), roles: ['procurement'] }),
  })
  const shown = await screen.findAllByRole<HTMLInputElement>('switch')
  await waitFor(() => expect(shown.map(({ checked }) => checked)).not.toContain(true))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(theirs.received('lots/documentCollected')).toEqual([])
})

test('a refused mark disappears, and the error dialog says why', async () => {
  await open(taken, ['procurement'], {
    'lots/documentCollected': () => {
      throw new CallError({ status: 409, code: 'document_already_collected', message: '' })
    },
  })
  const toggle = await findSwitch()
  press(toggle)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ошибка' }))
  expect(dialog.getByRole('alert').textContent).toBe(
    'Ошибка при обновлении статуса документа: Документ уже отмечен как собранный',
  )
  expect(toggle.checked).toBe(false)
  expect(screen.getAllByText(/^Ошибка при обновлении/)).toHaveLength(1)
})

test('completing the collection sends the marks that wait first', async () => {
  const order: string[] = []
  const priced: LotWork = { ...taken, status: 'in_requesting_offers', offerPrice: 1000 }
  const { person } = await open(priced, ['procurement'], {
    'lots/documentCollected': () => {
      order.push('mark')
      return priced
    },
    'lots/completeCollectingLotDocuments': () => {
      order.push('complete')
      return priced
    },
  })
  press(await findSwitch())
  await person.click(await screen.findByRole('button', { name: 'Завершить сбор документов…' }))
  await person.click(await screen.findByRole('button', { name: 'Завершить сбор' }))
  expect(await screen.findByText('Сбор документов завершен')).toBeDefined()
  expect(order).toEqual(['mark', 'complete'])
})

test('what is collected stays, and says who collected it and when', async () => {
  const collected = { collected: true, collectedAt: '2026-11-13T11:02:00.000Z', collectedBy: 'Данияр Омаров' }
  await open({ ...taken, docs: [{ ...specification, ...collected }] })
  const toggle = await findSwitch()
  expect(toggle.checked).toBe(true)
  expect(toggle.disabled).toBe(true)
  expect(screen.getByText('Данияр Омаров')).toBeDefined()
  expect(screen.getByText(/13\.11\.2026 16:02/)).toBeDefined()
})

test('the price has no switch and does not count', async () => {
  await open(taken)
  const section = within(await screen.findByRole('region', { name: 'Документы' }))
  expect(section.getByText('Ценовое предложение')).toBeDefined()
  expect(section.getAllByRole('switch')).toHaveLength(1)
  expect(section.getByText('0 из 1 собрано')).toBeDefined()
})

test('marking the same document twice sends it once', async () => {
  const { server } = await open(taken)
  await findSwitch()
  act(() => {
    markCollected(lotId, specification)
    markCollected(lotId, specification)
    window.dispatchEvent(new Event('pagehide'))
  })
  await waitFor(() => expect(server.received('lots/documentCollected')).toEqual([sentMark]))
})

test('a new document needs a name; its flag and comment go with it', async () => {
  const { person, server } = await open(taken, ['manager'])
  await person.click(await screen.findByRole('button', { name: '+ Добавить документ' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый документ' }))
  await person.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await dialog.findByText('Введите название документа')).toBeDefined()
  await person.type(dialog.getByRole('textbox', { name: 'Название' }), 'Доверенность')
  await person.click(dialog.getByRole('checkbox', { name: /^Обязательный/ }))
  await person.type(dialog.getByRole('textbox', { name: 'Комментарий' }), 'до конца года')
  await person.click(dialog.getByRole('button', { name: 'Добавить' }))
  expect(await screen.findByText('Документ добавлен')).toBeDefined()
  expect(server.received('lots/addDocument')).toEqual([
    { lotId, name: 'Доверенность', required: false, comment: 'до конца года' },
  ])
})

test('after the collection is completed no document can be added', async () => {
  await open({ ...taken, documentsCompletedAt: '2026-11-14T08:00:00.000Z' }, ['manager', 'procurement'])
  expect((await findSwitch()).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '+ Добавить документ' })).toBeNull()
})

const changed: LotWork = {
  ...taken,
  docs: taken.docs.map((doc) =>
    doc.key === specification.key ? { ...doc, collected: true, needsRecheck: true } : doc,
  ),
}

test('a document that the portal has changed is looked at again by procurement, who says so with one press', async () => {
  const { server } = await open(changed, ['procurement'], { 'lots/confirmDocument': () => taken })
  expect(await screen.findByText('проверьте ещё раз')).toBeDefined()
  press(screen.getByRole('button', { name: 'Проверено' }))
  await waitFor(() => expect(server.received('lots/confirmDocument')).toEqual([{ lotId, documentDescription: NAME }]))
})

test('others read that it has to be looked at again, and by whom', async () => {
  await open(changed, ['controller'])
  expect(await screen.findByText('проверьте ещё раз')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Проверено' })).toBeNull()
  expect(screen.getByText('Подтвердить документ после изменения на портале может только закупщик')).toBeDefined()
})
