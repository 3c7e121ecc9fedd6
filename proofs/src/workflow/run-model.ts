// Sequences of commands, each on a company of its own, several at a time.
import type { Database } from '@tendertap/server/db/database'
import * as fc from 'fast-check'
import { makeCompany } from './company.ts'
import { move } from './moves.ts'
import { compareEverything, Divergence, Play, type Held, type Played, type Table } from './play.ts'

/** of one sequence; half of it on average */
const MAX_COMMANDS = 160
/** more divergences than these are not looked for */
const ENOUGH = 3
/** a found divergence is made shorter for so long */
const SHRINK_MS = 20_000

export interface Settings {
  url: string
  owner: Database
  /** of the first sequences; the others have those after the last */
  seeds: readonly number[]
  commands: number
  /** goes on to as many while not everything is covered */
  most?: number
  isCovered?(run: ModelRun): boolean
  /** sequences at a time */
  lanes: number
  /** a planted fault only has to be found */
  stopAtFirst?: boolean
  say?(text: string): void
}

export interface ModelRun extends Played {
  /** explanations */
  divergences: string[]
}

export async function runModel(settings: Settings): Promise<ModelRun> {
  const run: ModelRun = { commands: 0, pairs: 0, reached: new Set(), refusals: new Set(), divergences: [] }
  const enough = settings.stopAtFirst ? 1 : ENOUGH
  let drawn = 0
  const play = async () => {
    while (!hasEnded(settings, run) && run.divergences.length < enough) {
      const why = await playSequence(settings, chooseSeed(settings, drawn++), run)
      if (why === null) continue
      run.divergences.push(why)
      settings.say?.(`after ${run.commands} commands: ${why}`)
    }
  }
  await Promise.all(Array.from({ length: settings.lanes }, play))
  return run
}

function chooseSeed({ seeds }: Settings, drawn: number): number {
  return seeds[drawn] ?? (seeds.at(-1) ?? 0) + 1 + drawn - seeds.length
}

function hasEnded({ commands, most = commands, isCovered = () => true }: Settings, run: ModelRun): boolean {
  return run.commands >= (isCovered(run) ? commands : most)
}

const sequences = fc.commands([move.map((one) => new Play(one))], { maxCommands: MAX_COMMANDS, size: 'max' })

/** Why the server's answers are not the model's; null when they are. */
async function playSequence(settings: Settings, seed: number, run: ModelRun): Promise<string | null> {
  const { url, owner, stopAtFirst = false } = settings
  let shrinksUntil = Infinity
  const isEnough = () => hasEnded(settings, run) || (stopAtFirst && run.divergences.length > 0)
  // a divergence is shrunk by playing parts of its sequence again, however many commands were played
  const isOver = () => (shrinksUntil === Infinity ? isEnough() : performance.now() > shrinksUntil)
  const property = fc.asyncProperty(fc.boolean(), sequences, async (hasTemplate, sequence) => {
    if (isOver()) return
    const { people, model } = await makeCompany(owner, hasTemplate)
    const held: Held = { model, isOver }
    const table: Table = { url, owner, people, played: run }
    try {
      await fc.asyncModelRun(async () => ({ model: held, real: table }), sequence)
      await compareEverything(held, table)
    } catch (error) {
      shrinksUntil = Math.min(shrinksUntil, performance.now() + SHRINK_MS)
      throw error
    }
  })
  const { failed, errorInstance } = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    endOnFailure: stopAtFirst,
  })
  if (!failed) return null
  // a proof that cannot be run is broken, not red
  if (!(errorInstance instanceof Divergence)) throw errorInstance
  return errorInstance.message
}
