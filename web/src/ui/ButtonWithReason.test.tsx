import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../testing/render-piece.tsx'
import { act } from '../testing/render.tsx'
import { ButtonWithReason } from './ButtonWithReason.tsx'

test('it says why it cannot be pressed, and keeps the focus when that changes', async () => {
  const press = vi.fn<() => void>()
  let setReason: (reason: string | null) => void = () => undefined
  function Piece() {
    const [reason, set] = useState<string | null>('Ещё рано')
    setReason = set
    return (
      <ButtonWithReason reason={reason} onClick={press}>
        Взять
      </ButtonWithReason>
    )
  }
  await renderPiece(<Piece />)
  const button = screen.getByRole('button', { name: 'Взять', description: 'Ещё рано' })
  button.focus()
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  act(() => setReason(null))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByText('Ещё рано')).toBeNull()
  fireEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  act(() => setReason('Уже поздно'))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
