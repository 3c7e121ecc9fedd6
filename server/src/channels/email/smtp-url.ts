import type { SMTPTransportOptions } from 'nodemailer'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Letters hold secrets: only a mail server on this very machine is spoken to in the clear. */
export function parseSmtpUrl(address: string): SMTPTransportOptions {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !LOOPBACK.includes(url.hostname),
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  }
}
