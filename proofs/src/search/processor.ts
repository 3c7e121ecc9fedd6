import { readFileSync } from 'node:fs'

/** what the system counts processor time in, on Linux */
const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process has used; NaN where the system does not report it. */
export function readProcessorSeconds(pid: number): number {
  if (process.platform !== 'linux') return NaN
  // the name in brackets may hold spaces; user and system time are the 14th and 15th field
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
