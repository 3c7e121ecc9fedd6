// Structured logs. Secrets are redacted by name wherever they sit in the first levels of a logged object.
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const SECRETS = ['password', 'token', 'code', 'authorization', 'cookie', 'secret', 'password_hash']
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

export function createLog(level: string, process: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { process },
    redact: { paths: REDACTED, censor: '[redacted]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }
  return destination ? pino(options, destination) : pino(options)
}
