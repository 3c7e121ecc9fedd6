import { Checkbox, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/dom'
import { useIsMutating } from '@tanstack/react-query'
import { CallError } from '@tendertap/contract/client/call-error'
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import { describe, expect, test, vi } from 'vitest'
import { switchLanguage, useTexts } from '../../i18n/texts.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { act } from '../../testing/render.tsx'
import { Form } from './Form.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useCallForm } from './use-call-form.ts'

interface Values {
  email: string
  password: string
  agreed: boolean
}

interface SampleFormProps {
  send(values: Values): Promise<unknown>
  onRefusal?(error: CallError): boolean
  leavesPage?: boolean
  isReasonEnough?: boolean
}

function SampleForm({ isReasonEnough = false, ...options }: SampleFormProps) {
  const { login } = useTexts('public')
  const runningCalls = useIsMutating()
  const form = useCallForm<Values>({
    initialValues: { email: '', password: '', agreed: false },
    findErrors: ({ email, password }) => ({
      email: email === '' && login.emailRequired,
      password: password === '' && login.passwordRequired,
    }),
    refusedFields: { email_taken: 'email' },
    ...options,
  })
  return (
    <Form form={form} submit="Сохранить" failedText="Не сохранено" isReasonEnough={isReasonEnough}>
      <TextInput {...form.field('email')} label="Почта" />
      <PasswordField {...form.field('password')} autoComplete="new-password" label="Пароль" />
      <Checkbox {...form.checkbox('agreed')} label="Согласен" />
      <output>{runningCalls}</output>
    </Form>
  )
}

const refusal = (code: ErrorCode) => new CallError({ status: 409, code, message: '' })
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Почта' })
const password = () => screen.getByLabelText<HTMLInputElement>('Пароль')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' })
/** As Enter in a field does it, whatever the button says. */
const submit = () => button().form?.requestSubmit()

/** Opens the form and fills in what it asks for. */
async function openFilled(props: SampleFormProps) {
  const person = await renderPiece(<SampleForm {...props} />)
  await person.type(email(), 'a@b.kz')
  await person.type(password(), 'qarly-shyn')
  return person
}

test('it sends what was filled in, once for each press', async () => {
  const send = vi.fn<SampleFormProps['send']>().mockResolvedValue(null)
  const person = await openFilled({ send })
  await person.click(screen.getByRole('checkbox', { name: 'Согласен' }))
  await person.click(button())
  expect(send.mock.calls).toEqual([[{ email: 'a@b.kz', password: 'qarly-shyn', agreed: true }]])
  await waitFor(() => expect(button().disabled).toBe(false))
  await person.type(email(), '!{Enter}')
  expect(send.mock.lastCall?.[0].email).toBe('a@b.kz!')
})

describe('a wrong field', () => {
  test('stops it, says what is wrong and gets the focus; its text goes when it is changed', async () => {
    const send = vi.fn<SampleFormProps['send']>()
    const person = await renderPiece(<SampleForm send={send} />)
    expect(screen.queryByText('Введите пароль')).toBeNull()
    await person.click(button())
    expect(send).not.toHaveBeenCalled()
    screen.getByText('Введите электронную почту')
    screen.getByText('Введите пароль')
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(password().getAttribute('aria-invalid')).toBe('true')

    await person.type(email(), 'a')
    expect(screen.queryByText('Введите электронную почту')).toBeNull()
    screen.getByText('Введите пароль')
    await person.click(button())
    expect(document.activeElement).toBe(password())
    expect(send).not.toHaveBeenCalled()
  })

  test('is described in the language that is chosen afterwards', async () => {
    const person = await renderPiece(<SampleForm send={() => Promise.resolve()} />)
    await person.click(button())
    await act(() => switchLanguage('en'))
    screen.getByText('Enter your password')
    expect(screen.queryByText('Введите пароль')).toBeNull()
  })

  test('gets the focus in its own form, not in another one with a field of the same name', async () => {
    const person = await renderPiece(
      <>
        <input data-path="email" aria-label="Другая почта" />
        <SampleForm send={() => Promise.resolve()} />
      </>,
    )
    await person.click(button())
    expect(document.activeElement).toBe(email())
  })
})

describe('a refusal', () => {
  test('is shown over the button until something is changed', async () => {
    const person = await openFilled({ send: () => Promise.reject(refusal('too_many_requests')) })
    await person.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Не сохранено.*Слишком много/)
    expect(email().value).toBe('a@b.kz')
    await person.click(screen.getByRole('checkbox', { name: 'Согласен' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('may be enough without the general text, which then stands for an unknown reason', async () => {
    const send = vi.fn<SampleFormProps['send']>().mockRejectedValueOnce(refusal('too_many_requests'))
    const person = await openFilled({ send, isReasonEnough: true })
    await person.click(button())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Слишком много/)
    send.mockRejectedValueOnce(new Error('a bug'))
    await person.click(button())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Не сохранено'))
  })

  test('about one field is shown there, has the focus there, and stays until this field is changed', async () => {
    const person = await openFilled({ send: () => Promise.reject(refusal('email_taken')) })
    await person.click(button())
    await screen.findByText('Этот e-mail уже используется')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(email())
    await person.type(password(), '!')
    screen.getByText('Этот e-mail уже используется')
    await person.type(email(), '!')
    await waitFor(() => expect(screen.queryByText('Этот e-mail уже используется')).toBeNull())
  })

  test('that the page answers itself is not shown, and the form can be sent again', async () => {
    const onRefusal = vi.fn<(error: CallError) => boolean>(({ code }) => code === 'second_factor_required')
    const send = vi.fn<SampleFormProps['send']>().mockRejectedValue(refusal('second_factor_required'))
    const person = await openFilled({ send, onRefusal, leavesPage: true })
    await person.click(button())
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(onRefusal).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    send.mockRejectedValue(refusal('wrong_credentials'))
    await person.click(button())
    await screen.findByText('Неверный e-mail или пароль')
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('it is not sent twice', () => {
  test('by two submits at once, nor by one while something is typed during the call', async () => {
    const answer = Promise.withResolvers<unknown>()
    const send = vi.fn<SampleFormProps['send']>().mockReturnValue(answer.promise)
    const person = await openFilled({ send })
    act(() => {
      submit()
      submit()
    })
    await waitFor(() => expect(button().disabled).toBe(true))
    await person.type(email(), '!')
    expect(button().disabled).toBe(true)
    submit()
    expect(send).toHaveBeenCalledOnce()
    await act(async () => answer.reject(refusal('too_many_requests')))
    await screen.findByText('Не сохранено')
  })

  test('after a call that leaves the page, until the next one is there', async () => {
    const answer = Promise.withResolvers<unknown>()
    const send = vi.fn<SampleFormProps['send']>().mockReturnValue(answer.promise)
    const person = await openFilled({ send, leavesPage: true })
    await person.click(button())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
    answer.resolve(null)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'))
    expect(button().disabled).toBe(true)
    submit()
    expect(send).toHaveBeenCalledOnce()
  })
})
