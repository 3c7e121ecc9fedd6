// A load balancer: it passes each new connection to the next process in turn, and can cut open connections.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  url: string
  /** sets the processes that get the connections from now on */
  routeTo(urls: readonly string[]): void
  /** cuts one open connection at random; false when there is none */
  cut(): boolean
  close(): Promise<void>
}

export async function openBalancer(): Promise<Balancer> {
  let ports: number[] = []
  let next = 0
  const open = new Set<Socket>()

  const server = createServer((outside) => {
    const inside = connect(ports[next % ports.length] ?? 0, '127.0.0.1')
    next += 1
    open.add(outside)
    const end = () => {
      open.delete(outside)
      outside.destroy()
      inside.destroy()
    }
    for (const socket of [outside, inside]) socket.setNoDelay(true).on('error', end).on('close', end)
    outside.pipe(inside).pipe(outside)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the balancer has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    routeTo: (urls) => {
      ports = urls.map((url) => Number(new URL(url).port))
    },
    cut: () => {
      const victim = [...open][Math.floor(Math.random() * open.size)]
      victim?.resetAndDestroy()
      return victim !== undefined
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
