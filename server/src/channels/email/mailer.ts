// Sends one letter to one person by SMTP. Addresses go in as objects and in an envelope of our own: a string
// could hold further recipients and headers.
import { createTransport } from 'nodemailer'
import { getLocale, type Language } from '@tendertap/domain/languages'
import { isMailable } from './address.ts'
import { SendFailure } from '../send-failure.ts'
import { toFailure } from './failure.ts'
import { parseSmtpUrl } from './smtp-url.ts'

export interface Mail {
  /** the same for every try of one letter, so that a mailbox can recognise the second copy */
  id: string
  to: { name: string | null; address: string }
  language: Language
  subject: string
  text: string
  html: string
  /** where a mail program's own button unsubscribes (RFC 8058) */
  oneClickUrl?: string | null
}

export interface Mailer {
  /** resolves when the mail server has taken the letter, else throws a SendFailure */
  send(mail: Mail): Promise<void>
}

export interface MailerSettings {
  /** smtp://user:password@host:587 or smtps://user:password@host:465 */
  url: string
  from: { name: string; address: string }
  /** how long the mail server may be silent */
  silenceMs?: number
}

export function openMailer({ url, from, silenceMs = 20_000 }: MailerSettings): Mailer {
  const timeouts = {
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  }
  const transport = createTransport({
    ...parseSmtpUrl(url),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send({ id, to, language, subject, text, html, oneClickUrl }) {
      if (!isMailable(to.address))
        throw new SendFailure('no mail server understands this address', { isPermanent: true })
      await transport
        .sendMail({
          envelope: { from: from.address, to: [to.address] },
          from,
          to: { name: to.name ?? '', address: to.address },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html,
          ...(oneClickUrl && { list: { unsubscribe: { url: oneClickUrl } } }),
          // these headers tell automatic responders not to reply
          headers: {
            'Content-Language': getLocale(language),
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(oneClickUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        })
        .catch((problem: unknown) => {
          throw toFailure(problem)
        })
    },
  }
}
