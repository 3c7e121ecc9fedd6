// What a proof is: bars, a run that measures, and faults that must turn it red.
import type { Context } from './context.ts'

export interface Bounds {
  atLeast?: number
  atMost?: number
}

export interface Bar extends Bounds {
  /** what is measured, as a sentence without its figure */
  what: string
  unit: string
  /** held against these in the long form */
  long?: Bounds
  /** held against these in `prove -- all`, where other work may have the processors: far off, but not without end */
  busy?: Bounds
}

export type Bars = Readonly<Record<string, Bar>>

/** How the figures are judged. */
export interface Judged {
  long: boolean
  busy: boolean
}

export interface Proof<B extends Bars = Bars, F extends string = string> {
  title: string
  /** of the short form, on two cores with nothing else to do; many times that is taken for a hang */
  usualSeconds: number
  /** it measures times and rates, so nothing else may run beside it */
  alone?: boolean
  bars: B
  /** name → what is broken when the proof is run with `--fault=<name>` */
  faults: Readonly<Record<F, string>>
  /**
   * Gives a figure per bar; null where this form or size does not ask for it. With a fault planted it may measure only
   * what that fault must spoil.
   */
  run(context: Context<F>): Promise<Partial<Record<keyof B, number | null>>>
}

export function proof<const B extends Bars, F extends string>(definition: Proof<B, F>): Proof<B, F> {
  return definition
}

export const atLeast = (bar: number, unit: string, what: string): Bar => ({ what, unit, atLeast: bar })
export const atMost = (bar: number, unit: string, what: string): Bar => ({ what, unit, atMost: bar })
export const exactly = (bar: number, unit: string, what: string): Bar => ({ what, unit, atLeast: bar, atMost: bar })
/** Told beside the others, without a bar. */
export const told = (unit: string, what: string): Bar => ({ what, unit })

export function chooseBounds(bar: Bar, { long, busy }: Judged): Bounds {
  return (busy ? bar.busy : undefined) ?? (long ? bar.long : undefined) ?? bar
}

export function holds({ atLeast: least = -Infinity, atMost: most = Infinity }: Bounds, figure: number): boolean {
  return figure >= least && figure <= most
}
