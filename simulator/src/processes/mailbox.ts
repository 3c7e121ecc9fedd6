// The mailbox as a process of its own: the mail server at smtp://127.0.0.1:SMTP_PORT, the inbox at
// http://127.0.0.1:INBOX_PORT.
import { startMailbox } from '../mailbox/mailbox.ts'

const readPort = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const mailbox = await startMailbox({ smtpPort: readPort('SMTP_PORT', 4126), inboxPort: readPort('INBOX_PORT', 4125) })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mailbox.close())
