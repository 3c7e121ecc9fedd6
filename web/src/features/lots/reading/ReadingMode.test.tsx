import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../../i18n/texts.ts'
import { act } from '../../../testing/render.tsx'
import { startFakeServer } from '../../../testing/server.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { LotSlotsContext, type LotContribution } from '../slots/lot-slots.ts'
import { useGoBackTo, useGoOn, useLotCommand } from './lot-commands.ts'
import { ReadingMode } from './ReadingMode.tsx'

const NAMES = ['Бумага', 'Картриджи', 'Мебель', 'Серверы']
const lots = NAMES.map((nameRu, index) => ({ ...lot, id: index + 1, TenderId: 100 + index, nameRu, percent: 80 }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const accepted: number[] = []
let goOnFrom: (lotId: number) => void = () => undefined
const votes: LotContribution = {
  feature: 'votes',
  texts: [],
  actions: function Votes({ lot: { id } }) {
    const [isRejecting, setRejecting] = useState(false)
    const goOn = useGoOn()
    useEffect(() => void (goOnFrom = goOn))
    const goBackTo = useGoBackTo()
    useLotCommand({
      key: 'a',
      label: 'принять',
      run: () => {
        accepted.push(id)
        goOn(id)
      },
    })
    useLotCommand({ key: 'r', label: 'отклонить', run: () => setRejecting(true) })
    useLotCommand({ key: 'u', label: 'отменить', run: () => goBackTo(accepted.pop() ?? id) }, accepted.length > 0)
    return (
      isRejecting && (
        <Dialog title="Причина" onClose={() => setRejecting(false)}>
          <button type="button">Отклонить</button>
        </Dialog>
      )
    )
  },
}

const onMove = vi.fn<(id: number) => void>()
const onEnd = vi.fn<() => void>()
const onLeave = vi.fn<() => void>()

type Given = Partial<Parameters<typeof ReadingMode>[0]>

let change: (next: Given) => void = () => undefined

/** Reading mode, and the page around it, which can change what it was given. */
function Around({ given }: { given: Given }) {
  const [changed, setChanged] = useState<Given>({})
  useEffect(() => {
    change = (next) => act(() => setChanged((before) => ({ ...before, ...next })))
  }, [])
  const handlers = { onMove, onEnd, onLeave }
  return (
    <RouterContextProvider router={router}>
      <LotSlotsContext value={[votes]}>
        <ReadingMode
          {...{ listId: 'one', lots, current: null, ...handlers, ...given, ...changed }}
          search={<input type="search" aria-label="Поиск" />}
        />
      </LotSlotsContext>
    </RouterContextProvider>
  )
}

const open = (given: Given = {}) => renderPiece(<Around given={given} />)

// the next lot is drawn already, unseen
const heading = () => document.querySelector(':not([data-unseen]) > article h2')?.textContent
const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

beforeEach(async () => {
  startFakeServer({})
  accepted.length = 0
  for (const handler of [onMove, onEnd, onLeave]) handler.mockClear()
  await loadTexts('public', 'account', 'lots', 'reading')
  await page.viewport(1400, 900)
})

describe('reading mode', () => {
  test('shows the first lot, and J and K go to the next and the previous one', async () => {
    const person = await open()
    expect(heading()).toBe('Бумага')
    await person.keyboard('jj')
    expect(heading()).toBe('Мебель')
    await person.keyboard('k')
    expect(heading()).toBe('Картриджи')
    expect(screen.getByRole('status').textContent).toBe('2 из 4')
    expect(row('Картриджи').getAttribute('aria-current')).toBe('true')
    // the address follows after a pause, in which a slow machine may have drawn the third lot
    await waitFor(() => expect(onMove.mock.lastCall).toEqual([2]))
  })

  test('the next lot is drawn before it is asked for, out of reach until it is shown', async () => {
    const inert = () => [...document.querySelectorAll('[inert] h2')].map(({ textContent }) => textContent)
    const person = await open()
    await waitFor(() => expect(inert()).toEqual(['Картриджи']))
    expect(heading()).toBe('Бумага')
    await person.keyboard('j')
    expect(heading()).toBe('Картриджи')
    await waitFor(() => expect(inert()).toEqual(['Мебель']))
  })

  test('starts with the lot of the address; the number counts from the beginning of the whole list', async () => {
    await open({ current: 3, firstNumber: 51, total: '120' })
    expect(heading()).toBe('Мебель')
    expect(screen.getByRole('status').textContent).toBe('53 из 120')
  })

  test('the keys are the same in a Russian layout', async () => {
    await open()
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'о', code: 'KeyJ', bubbles: true })))
    expect(heading()).toBe('Картриджи')
  })

  test('the arrows move in the list, and Enter goes into the lot', async () => {
    const person = await open()
    row('Бумага').focus()
    await person.keyboard('{ArrowDown}')
    // the focus follows after the lot is painted
    await waitFor(() => expect(document.activeElement).toBe(row('Картриджи')))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Картриджи'))
    expect(document.activeElement?.tagName).toBe('H2')
    // in the lot the arrows scroll
    await person.keyboard('{ArrowDown}')
    expect(heading()).toBe('Картриджи')
    await person.keyboard('j')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Мебель'))
    expect(document.activeElement?.tagName).toBe('H2')
  })

  test('a part of the lot offers its keys for the lot that is shown', async () => {
    const person = await open()
    await person.keyboard('ja')
    expect(accepted).toEqual([2])
    expect(heading()).toBe('Мебель')
  })

  test('what is dealt with stays in the list, greyed, and is passed over', async () => {
    const person = await open({ isDone: ({ id }) => id === 2 })
    await person.keyboard('a')
    expect(heading()).toBe('Мебель')
    expect(row('Бумага').dataset['done']).toBe('true')
    expect(within(row('Бумага')).getByText('разобран')).toBeDefined()
    expect(row('Мебель').dataset['done']).toBeUndefined()
  })

  test('an address that follows late does not take the person back', async () => {
    const person = await open()
    await person.keyboard('j')
    await waitFor(() => expect(onMove.mock.lastCall).toEqual([2]))
    // nothing comes between these two, however slow the machine is
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
    change({ current: 2 })
    expect(heading()).toBe('Мебель')
    await waitFor(() => expect(onMove.mock.lastCall).toEqual([3]))
    // a link to another lot does
    change({ current: 3 })
    change({ current: 1 })
    expect(heading()).toBe('Бумага')
  })

  test('a lot that leaves the page is not taken for dealt with', async () => {
    const person = await open()
    change({ lots: lots.slice(0, 2) })
    expect(row('Мебель').dataset['done']).toBeUndefined()
    await person.keyboard('jj')
    expect(heading()).toBe('Мебель')
  })

  test('what was decided late marks its own lot, and leaves the one that is shown', async () => {
    const person = await open()
    const goOnFromFirst = goOnFrom
    await person.keyboard('j')
    act(() => goOnFromFirst(1))
    expect(heading()).toBe('Картриджи')
    expect(row('Бумага').dataset['done']).toBe('true')
    expect(row('Картриджи').dataset['done']).toBeUndefined()
  })

  test('a search that finds nothing keeps its field', async () => {
    const person = await open({ empty: <p>Лоты не найдены</p> })
    const field = screen.getByRole('searchbox', { name: 'Поиск' })
    await person.type(field, 'мебель')
    change({ listId: 'two', lots: [] })
    expect(screen.getByText('Лоты не найдены')).toBeDefined()
    expect(document.activeElement).toBe(field)
    change({ listId: 'three', lots })
    expect(document.activeElement).toBe(field)
  })

  test('what is undone is shown again', async () => {
    const person = await open()
    await person.keyboard('au')
    expect(heading()).toBe('Бумага')
    expect(row('Бумага').dataset['done']).toBeUndefined()
  })

  test('after the last lot of the page comes the next page', async () => {
    const person = await open({ current: 4 })
    await person.keyboard('a')
    expect(onEnd).toHaveBeenCalledTimes(1)
    await person.keyboard('j')
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  test('no key works while somebody types', async () => {
    const person = await open()
    await person.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'jaro{Escape}')
    expect(heading()).toBe('Бумага')
    expect(accepted).toEqual([])
    expect(onLeave).not.toHaveBeenCalled()
  })

  test('no key works while a dialog is open; Escape closes only the dialog', async () => {
    const person = await open()
    await person.keyboard('r')
    await screen.findByRole('dialog')
    await person.keyboard('ja')
    expect(heading()).toBe('Бумага')
    expect(accepted).toEqual([])
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onLeave).not.toHaveBeenCalled()
    await person.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledTimes(1)
  })

  test('no key works together with Ctrl, Alt or Meta', async () => {
    const person = await open()
    await person.keyboard('{Control>}j{/Control}{Alt>}a{/Alt}{Meta>}j{/Meta}')
    expect(heading()).toBe('Бумага')
    expect(accepted).toEqual([])
  })

  test('? lists the keys that do something now', async () => {
    const person = await open()
    await person.keyboard('?')
    const listed = async () => (await screen.findByRole('dialog')).textContent
    expect(await listed()).toContain('принять')
    expect(await listed()).not.toContain('отменить')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('a?')
    expect(await listed()).toContain('отменить')
  })

  test('O opens the tender in a new tab', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const person = await open({ current: 2 })
    await person.keyboard('o')
    expect(opened).toHaveBeenCalledWith('/tender/101', '_blank', 'noopener')
  })

  test('on a phone there is the lot alone, and where it stands in the list', async () => {
    await page.viewport(390, 900)
    const person = await open({ current: 2 })
    expect(screen.queryByRole('list', { name: 'Список лотов' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Следующий лот' }))
    expect(heading()).toBe('Мебель')
    await person.click(screen.getByRole('button', { name: 'Предыдущий лот' }))
    expect(heading()).toBe('Картриджи')
  })
})
