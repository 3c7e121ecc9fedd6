import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url.ts'

test.each([
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, secure: false, requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTLS: false }],
  ['smtp://mail.test.example', { host: 'mail.test.example', port: 587, secure: false, requireTLS: true }],
  [
    'smtps://user%40a:p%3Ass@mail.test.example',
    { host: 'mail.test.example', port: 465, secure: true, requireTLS: false, auth: { user: 'user@a', pass: 'p:ss' } },
  ],
])('%s: letters leave this machine encrypted only', (address, server) => {
  expect(parseSmtpUrl(address)).toEqual(server)
})
