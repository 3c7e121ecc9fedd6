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
  /** the bounds in the long form */
  long?: Bounds
  /** the bounds in `prove -- all`, where other work may use the processors: wide, but a fault still misses them */
  busy?: Bounds
}

export type Bars = Readonly<Record<string, Bar>>

/** The circumstances that decide which bounds apply. */
export interface Conditions {
  long: boolean
  busy: boolean
}

export interface Proof<B extends Bars = Bars, F extends string = string> {
  title: string
  /** how long the short form takes on two idle cores; a run that takes many times as long counts as hanging */
  usualSeconds: number
  /** it measures times and rates, so no other proof may run while it is recorded; 'always': nor at any other time */
  alone?: boolean | 'always'
  bars: B
  /** name → what is broken when the proof is run with `--fault=<name>` */
  faults: Readonly<Record<F, string>>
  /**
   * Returns a figure per bar; null where this form or size does not measure it. With a planted fault it may measure
   * only what that fault must spoil.
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

export function chooseBounds(bar: Bar, { long, busy }: Conditions): Bounds {
  return (busy ? bar.busy : undefined) ?? (long ? bar.long : undefined) ?? bar
}

export function holds({ atLeast: least = -Infinity, atMost: most = Infinity }: Bounds, figure: number): boolean {
  return figure >= least && figure <= most
}
