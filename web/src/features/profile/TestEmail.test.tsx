import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { loadTexts } from '../../i18n/texts.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { TestEmail } from './TestEmail.tsx'

function Form() {
  const [email, setEmail] = useState('asel@romashka.kz')
  return (
    <>
      <input aria-label="e-mail" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <TestEmail email={email} savedEmail="asel@romashka.kz" />
    </>
  )
}

test('the button waits while another address is typed, and says why', async () => {
  await loadTexts('profile')
  const person = await renderPiece(<Form />)
  const field = screen.getByLabelText('e-mail')
  const findButton = () => screen.getByRole('button', { name: 'Отправить пробное письмо' })
  expect(findButton().hasAttribute('aria-disabled')).toBe(false)

  await person.type(field, 'x')
  expect(findButton().getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(findButton().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/^Пробное письмо уходит на сохранённый адрес\./)

  await person.clear(field)
  await person.click(findButton())
  await screen.findByText('Не указан Email')
  await person.type(field, 'ASEL@romashka.kz')
  expect(findButton().hasAttribute('aria-disabled')).toBe(false)
  expect(findButton().hasAttribute('aria-describedby')).toBe(false)
})
