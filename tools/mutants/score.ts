// What a run says: the score by kind, and the table in docs/gate.md.
import { readFileSync, writeFileSync } from 'node:fs'
import type { KindName } from './mutant.ts'

/** Per cent of the planted mutants that a test must see. */
export const LEAST_SCORE = 92

const FILE = 'docs/gate.md'
const TABLE = /(?<=<!-- mutants -->\n)[^]*?(?=<!-- end of mutants -->)/

export interface KindScore {
  kind: KindName | 'all'
  planted: number
  killed: number
  /** left out of `planted` */
  equivalent: number
}

export const toScore = ({ planted, killed }: KindScore): number => (planted === 0 ? 100 : (killed / planted) * 100)

export function sumUp(scores: readonly KindScore[]): KindScore {
  const sum = (part: 'planted' | 'killed' | 'equivalent') => scores.reduce((total, score) => total + score[part], 0)
  return { kind: 'all', planted: sum('planted'), killed: sum('killed'), equivalent: sum('equivalent') }
}

export function describeScore(score: KindScore): string {
  const { kind, planted, killed, equivalent } = score
  const left = equivalent > 0 ? `, ${equivalent} left out because they change nothing` : ''
  return `${kind}: ${killed} of ${planted} killed, ${showPercent(score)}${left}`
}

export function writeScores(scores: readonly KindScore[], day: string): void {
  writeFileSync(FILE, replaceScores(readFileSync(FILE, 'utf8'), scores, day))
}

export function replaceScores(page: string, scores: readonly KindScore[], day: string): string {
  if (!TABLE.test(page)) throw new Error(`${FILE} has no place for the mutants`)
  const rows = [...scores, sumUp(scores)].map(
    (score) =>
      `| ${score.kind} | ${score.planted} | ${score.killed} | ${showPercent(score)} | ${score.equivalent} | ${day} |`,
  )
  const head = ['| kind | planted | killed | score | left out | day |', '|---|---|---|---|---|---|']
  return page.replace(TABLE, `${[...head, ...rows].join('\n')}\n`)
}

// rounded down: 92.0 must not be shown for a little less
const showPercent = (score: KindScore): string => `${(Math.floor(toScore(score) * 10) / 10).toFixed(1)} %`
