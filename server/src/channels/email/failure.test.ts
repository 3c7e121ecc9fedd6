import { expect, test } from 'vitest'
import { toFailure } from './failure.ts'
import { openMailer } from './mailer.ts'

test('a mail server that was never reached cannot have the letter', async () => {
  const mailer = openMailer({ url: 'smtp://127.0.0.1:9', from: { name: 'Tendertap', address: 'a@test.example' } })
  const mail = {
    id: '1',
    to: { name: null, address: 'b@test.example' },
    language: 'ru',
    subject: '',
    text: '',
    html: '',
  } as const
  await expect(mailer.send(mail)).rejects.toMatchObject({ isPermanent: false, mayHaveArrived: false })
})

test('a mail server that fell silent may have the letter', () => {
  expect(toFailure({ code: 'ECONNECTION', command: 'CONN' })).toMatchObject({
    isPermanent: false,
    mayHaveArrived: true,
  })
  expect(toFailure({ code: 'ETIMEDOUT', command: 'CONN' })).toMatchObject({ isPermanent: false, mayHaveArrived: true })
})
