// Stands between a process and PostgreSQL, and closes a connection after its COMMIT has been carried out and before the
// answer arrives.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { atEnd } from './at-end.ts'

export interface CommitProxy {
  /** the database through this proxy */
  url: string
  /** how many answers to a COMMIT were lost */
  lost: number
}

/** Loses the answer to the first COMMIT of a transaction in which `statement` was sent. */
export async function loseCommitAnswer(databaseUrl: string, statement: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const proxy: CommitProxy = { url: '', lost: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isWatched = false
    let isCommitting = false
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      isWatched ||= text.includes(statement)
      isCommitting ||= isWatched && proxy.lost === 0 && /\bcommit\b/i.test(text)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!isCommitting) client.write(bytes)
      // the answer names the command that was carried out
      else if (bytes.includes('COMMIT')) {
        proxy.lost++
        client.destroy()
      }
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const ownPort = String(typeof address === 'object' && address ? address.port : 0)
  // without the local socket that the address may name
  proxy.url = Object.assign(new URL(databaseUrl), { port: ownPort, search: '' }).href
  return proxy
}
