// What a proof is: bars, a run that finds their figures, and faults that must turn it red.
import type { Context } from './context.ts'

export interface Bounds {
  atLeast?: number
  atMost?: number
}

export interface Bar extends Bounds {
  /** what is measured, as a sentence without its figure */
  what: string
  unit: string
  /** the bounds in the long form */
  long?: Bounds
  /** a time, a rate or a size, which depends on the machine and on what else it does: see `measured` */
  measured?: true
}

export type Bars = Readonly<Record<string, Bar>>

/** What decides which bounds apply and whether they are judged. */
export interface Conditions {
  long: boolean
  /** times, rates and sizes are judged */
  measuring: boolean
}

export interface Proof<B extends Bars = Bars, F extends string = string> {
  title: string
  bars: B
  /** name → what is broken when the proof is run with `--fault=<name>` */
  faults: Readonly<Record<F, string>>
  /**
   * Returns a figure per bar; null where this form or size does not measure it. With a planted fault it returns only
   * what that fault must spoil, and each of these figures is judged.
   */
  run(context: Context<F>): Promise<Partial<Record<keyof B, number | null>>>
}

export function proof<const B extends Bars, F extends string>(definition: Proof<B, F>): Proof<B, F> {
  return definition
}

export const atLeast = (bar: number, unit: string, what: string): Bar => ({ what, unit, atLeast: bar })
export const atMost = (bar: number, unit: string, what: string): Bar => ({ what, unit, atMost: bar })
export const exactly = (bar: number, unit: string, what: string): Bar => ({ what, unit, atLeast: bar, atMost: bar })
/** A figure that is reported without a bar. */
export const noBar = (unit: string, what: string): Bar => ({ what, unit })
/** A bar for a time, a rate or a size: judged only with --long, --lots or --record, where nothing else runs. */
export const measured = (bar: Bar): Bar => ({ ...bar, measured: true })

export function chooseBounds(bar: Bar, { long }: Pick<Conditions, 'long'>): Bounds {
  return (long ? bar.long : undefined) ?? bar
}

export function holds({ atLeast: least = -Infinity, atMost: most = Infinity }: Bounds, figure: number): boolean {
  return figure >= least && figure <= most
}

/** Whether the proof has anything that can be wrong on any machine: otherwise `prove -- all` leaves it out. */
export const judgesWithoutMeasuring = ({ bars }: Proof): boolean =>
  Object.values(bars).some((bar) => !bar.measured && (bar.atLeast !== undefined || bar.atMost !== undefined))
