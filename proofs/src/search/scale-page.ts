// Writes the measured tables of docs/scale.md between their marks. The text around them is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Context } from '../frame/context.ts'
import { describeMachine } from '../frame/record.ts'
import type { Estimates } from './estimates.ts'
import type { Growth } from './growth.ts'
import type { Ingestion } from './ingestion.ts'
import type { Measured, Mixed, Percentiles } from './measure.ts'
import type { Size } from './sizes.ts'
import type { WordTimes } from './word-times.ts'

const FILE = 'docs/scale.md'

export interface ScaleFigures {
  lots: number
  loadSeconds: number
  sizes: readonly Size[]
  measured: readonly Measured[]
  wordTimes: WordTimes
  mixed: Mixed
  estimates: Estimates
  day: Ingestion
  growth: Growth | null
}

const HEADING = '## Measured\n'

export function recordScale(context: Context, figures: ScaleFigures, postgres: string | null): void {
  record(context, figures.lots, describeFigures(figures, postgres))
}

export function recordWordTimes(
  context: Context,
  { lots, loadSeconds, wordTimes }: Pick<ScaleFigures, 'lots' | 'loadSeconds' | 'wordTimes'>,
  postgres: string | null,
): void {
  record(context, lots, [...describeCatalogue(lots, loadSeconds, postgres), describeWordTimes(wordTimes)])
}

/** Each size has a place of its own in the page, the largest last. */
function record(context: Context, lots: number, lines: readonly string[]): void {
  const [start, end] = [`<!-- ${lots} lots -->`, '<!-- end -->']
  const part = `${[start, ...lines, end].join('\n')}\n`
  context.onRecord(() => {
    const page = readFileSync(FILE, 'utf8')
    const measured = page.indexOf(HEADING) + HEADING.length
    const after = page.indexOf('\n## ', measured)
    const parts = page
      .slice(measured, after)
      .split(/(?=^<!-- \d+ lots -->$)/m)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith(start))
    const sorted = [...parts, part.trim()].toSorted((a, b) => readLots(a) - readLots(b))
    writeFileSync(FILE, `${page.slice(0, measured)}\n${sorted.join('\n\n')}\n${page.slice(after)}`)
  })
}

const readLots = (part: string) => Number(/^<!-- (\d+)/.exec(part)?.[1])

const whole = (figure: number) => Math.round(figure).toLocaleString('en')
const ms = (figure: number) => (figure < 10 ? figure.toFixed(1) : figure.toFixed(0))
const formatPercentiles = ({ p50, p95 }: Percentiles) => `${ms(p50)} / ${ms(p95)}`
const megabytes = (bytes: number) => `${whole(bytes / 2 ** 20)} MB`
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly string[]) => [
  row(...heads),
  `|${'---|'.repeat(heads.length)}`,
  ...rows,
  '',
]

const describeCatalogue = (lots: number, loadSeconds: number, postgres: string | null) => [
  `### ${lots.toLocaleString('en')} lots`,
  '',
  `${describeMachine(`made and loaded in ${whole(loadSeconds)} s`, postgres)}.`,
  '',
]

const describeWordTimes = ({ best, worst }: WordTimes) =>
  `- 300 words from common to rare: ${ms(best.ms)} ms («${best.form}», ${whole(best.lots)} lots) to ${ms(worst.ms)} ms («${worst.form}», ${whole(worst.lots)} lots) in the database.`

function describeFigures(
  { lots, loadSeconds, sizes, measured, wordTimes, mixed, estimates, day, growth }: ScaleFigures,
  postgres: string | null,
): string[] {
  return [
    ...describeCatalogue(lots, loadSeconds, postgres),
    'Milliseconds, half / 19 of 20 calls are faster. "SQL" is every statement of the call, run again on one connection without the API.',
    '',
    ...table(
      ['class', 'SQL', 'API, 1 client', '8 clients', '32 clients', 'calls/s at 32'],
      measured.map(({ name, bare, api, crowds }) =>
        row(
          name,
          formatPercentiles(bare),
          formatPercentiles(api),
          ...(crowds ? [formatPercentiles(crowds[8]), formatPercentiles(crowds[32]), whole(crowds[32].rate)] : []),
        ),
      ),
    ),
    `- All classes mixed, 32 clients: ${whole(mixed.bare)} calls/s by ${mixed.by}, ${whole(mixed.api)} through the API. While 8 clients ask five times a second each, the API adds ${formatPercentiles(mixed.added)} ms to its own SQL; a call takes ${ms(mixed.processor)} ms of its processor time.`,
    describeWordTimes(wordTimes),
    `- ${estimates.count} totals estimated from the sample: half of them less than ${(estimates.median * 100).toFixed(1)} % off, the worst ${(estimates.worst * 100).toFixed(1)} %.`,
    `- ${whole(day.lots)} new lots through ingestion: ${ms(day.processor)} s of one core, ${ms(day.wall)} s in all.`,
    '',
    ...(growth
      ? [
          'Growth from 500,000 lots, medians in the database:',
          '',
          ...table(
            ['class', '500,000', whole(lots), 'growth'],
            growth.classes.map(({ name, small, large }) =>
              row(name, small.toFixed(2), large.toFixed(2), `${(large / small).toFixed(1)}×`),
            ),
          ),
        ]
      : []),
    ...table(['table', 'rows', 'indexes'], describeSizes(sizes)),
  ]
}

/** The rows of the table of sizes: each table with its indexes. */
function describeSizes(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ parent }) => parent === null)
    .map(({ name, bytes }) => {
      const indexes = sizes.filter(({ parent }) => parent === name)
      const largest = indexes.slice(0, 3).map((index) => `${index.name} ${megabytes(index.bytes)}`)
      const total = indexes.reduce((sum, index) => sum + index.bytes, 0)
      return row(
        name,
        megabytes(bytes),
        indexes.length === 0 ? '' : `${megabytes(total)}: ${largest.join(', ')}${indexes.length > 3 ? ', …' : ''}`,
      )
    })
}
