// Structured logs. Bodies of requests are not logged. What follows hides the secrets that could get into a line anyway.
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** A logged object is searched this deep. */
const LEVELS = ['', '*.', '*.*.', '*.*.*.']
/** Hidden wherever they are: nothing else has these names. */
const SECRETS = [
  'password',
  'currentPassword',
  'password_hash',
  'token',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
]
/** Where the fields of a call or a job may be. Only there is `code` a second factor; elsewhere it names an error. */
const INPUTS = ['body', 'input', 'payload', 'data', 'facts']
/** PostgreSQL's words on a refused row, with all its values. The constraint and the table remain. */
const ROW_VALUES = ['err.detail', 'err.where']

const joinPath = (level: string, name: string) => (name.startsWith('[') ? `${level.slice(0, -1)}${name}` : level + name)
const REDACTED = [
  ...LEVELS.flatMap((level) => SECRETS.map((name) => joinPath(level, name))),
  ...LEVELS.slice(0, -1).flatMap((level) => INPUTS.map((input) => `${level}${input}.code`)),
  ...ROW_VALUES,
]

export function createLog(level: string, process: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { process },
    redact: { paths: REDACTED, censor: '[redacted]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }
  return destination ? pino(options, destination) : pino(options)
}
