// The life of a process: start, wait for SIGTERM or SIGINT, drain, stop. A second signal stops at once.
import type { Log } from '../platform/log.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

export async function runUntilStopped(log: Log, start: () => Promise<() => Promise<void>>): Promise<void> {
  const stopped = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, resolve)
  })
  const drain = await start()
  const signal = await stopped
  for (const again of SIGNALS) process.once(again, () => process.exit(1))
  log.info({ signal }, 'draining')
  await drain()
  log.info('stopped')
}
