// Processor time, which tells what a suite costs also where other programs make it wait.
import { readdirSync, readFileSync } from 'node:fs'

// where these stand in /proc/<id>/stat, behind the name of the program; times are in hundredths of a second
const PARENT = 1
const OWN_TIMES = [11, 12]
const CHILDREN_TIMES = [13, 14]
const TICKS_PER_SECOND = 100
/** Chromium's pages run in processes that it does not wait for, so that nobody is told what they took. */
const OF_A_PAGE = /--type=(renderer|gpu-process|utility)/
const SAMPLE_MS = 2_000

/**
 * Counts the processor seconds of what this process starts, with all that these start themselves. The answer tells how
 * many have come since it was last called; null where the system does not say so (Linux does).
 */
export function startProcessorClock(): () => number | null {
  /** the last that was seen of each process of a page */
  const pages = new Map<string, number>()
  setInterval(() => samplePages(pages), SAMPLE_MS).unref()
  let before = readEnded()
  let pagesBefore = 0
  return () => {
    samplePages(pages)
    const now = readEnded()
    const ofPages = [...pages.values()].reduce((sum, seconds) => sum + seconds, 0)
    const spent = now === null || before === null ? null : now - before + ofPages - pagesBefore
    before = now
    pagesBefore = ofPages
    return spent
  }
}

/** Processor seconds of the children that have ended, with all that these started and waited for. */
function readEnded(): number | null {
  const own = readStat('self')
  return own && sumTimes(own, CHILDREN_TIMES)
}

function samplePages(pages: Map<string, number>): void {
  const stats = new Map(listProcesses().map((id) => [id, readStat(id)]))
  const descendsFromUs = (id: string): boolean => {
    const parent = stats.get(id)?.[PARENT]
    return parent !== undefined && (parent === String(process.pid) || descendsFromUs(parent))
  }
  for (const [id, stat] of stats)
    if (stat && descendsFromUs(id) && OF_A_PAGE.test(readText(`/proc/${id}/cmdline`) ?? ''))
      pages.set(id, sumTimes(stat, OWN_TIMES))
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readStat(id: string): string[] | null {
  const stat = readText(`/proc/${id}/stat`)
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const sumTimes = (stat: readonly string[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field]), 0) / TICKS_PER_SECOND

/** null: there is no such process any more */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
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
