// A real SMTP server that takes every letter and delivers none.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { FaultName, Faults } from './faults.ts'
import { readLetter } from './letter.ts'
import type { LetterStore } from './store.ts'

const HOST = '127.0.0.1'
const MAX_BYTES = 10 * 1024 * 1024

export interface SmtpEndpoint {
  url: string
  close(): Promise<void>
}

export async function startSmtp(port: number, store: LetterStore, faults: Faults): Promise<SmtpEndpoint> {
  async function receiveLetter(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (problem?: Error | null) => void,
  ): Promise<void> {
    const consume = (fault: FaultName) => session.envelope.rcptTo.some(({ address }) => faults.consume(fault, address))
    try {
      await storeLetter(stream, session, store)
    } catch (problem) {
      return done(problem as Error)
    }
    if (consume('silent_after_data')) return
    if (consume('drop_after_data')) return hangUp(server, session)
    return done()
  }

  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) =>
      done(faults.consume('reject_sender') ? createReply(550, '5.7.1 this sender may not send here') : null),
    onRcptTo({ address }, _session, done) {
      if (faults.consume('silent_at_recipient', address)) return
      if (faults.consume('reject_recipient', address))
        return done(createReply(550, `5.1.1 <${address}> there is no such person here`))
      return done(faults.consume('try_later', address) ? createReply(451, '4.7.1 come back later') : null)
    },
    onData: (stream, session, done) => void receiveLetter(stream, session, done),
  })
  server.on('error', () => undefined)
  const listener = server.listen(port, HOST)
  await once(listener, 'listening')
  const address = listener.address()
  return {
    url: `smtp://${HOST}:${address && typeof address === 'object' ? address.port : port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function createReply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

async function storeLetter(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  store: LetterStore,
): Promise<void> {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) throw createReply(552, '5.3.4 the letter is too big')
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  store.add(await readLetter(store.nextId(), { from, to: envelope.rcptTo.map(({ address }) => address) }, raw))
}

function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.session.id === session.id) connection.close()
}
