// Processor time, which tells what a suite costs also where other programs make it wait.
import { readFileSync } from 'node:fs'

/** where user and system time of ended children stand behind the name of the program, in hundredths of a second */
const CHILDREN_FIELDS = [13, 14]
const TICKS_PER_SECOND = 100

/**
 * Processor seconds of the processes that this one has started and that have ended, with all that these started and
 * waited for; null where the system does not say so (Linux does).
 */
export function readChildrenSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return CHILDREN_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND
  } catch {
    return null
  }
}

/** Tells at each call how many of these seconds have come since the call before. */
export function watchChildrenSeconds(): () => number | null {
  let before = readChildrenSeconds()
  return () => {
    const now = readChildrenSeconds()
    const spent = now === null || before === null ? null : now - before
    before = now
    return spent
  }
}

/** processor seconds of the work below on the machine that the budgets were measured on, while nothing else ran */
const REFERENCE_SECONDS = 0.55
const REPETITIONS = 80

/** How many times slower this processor is now than the one that the budgets were measured on; at least 1. */
export function measureSlowness(): number {
  const started = process.cpuUsage()
  for (let repetition = 0; repetition < REPETITIONS; repetition++) doSampleOfWork(repetition)
  const { user, system } = process.cpuUsage(started)
  return Math.max(1, (user + system) / 1_000_000 / REFERENCE_SECONDS)
}

/** Objects, texts, sorting and patterns, as in what is tested. */
function doSampleOfWork(seed: number): void {
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    key: (index * 7919 + seed) % 5_003,
    text: `lot ${index}`,
  }))
  const sorted = rows.toSorted((one, other) => one.key - other.key)
  const copy = JSON.parse(JSON.stringify(sorted)) as typeof rows
  const found = new Map(copy.map((row) => [row.text.replaceAll(/\d(?=\d)/g, '-'), row]))
  if (found.size === 0) throw new Error('the sample of work is empty')
}
