// What a proof is: bars, a run that measures, and faults that must turn it red.
import type { Context } from './context.ts'

export interface Bar {
  /** what is measured, as a sentence without its figure */
  what: string
  unit: string
  atLeast?: number
  atMost?: number
}

export type Bars = Readonly<Record<string, Bar>>

export interface Proof<B extends Bars = Bars, F extends string = string> {
  title: string
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

export function holds({ atLeast: least = -Infinity, atMost: most = Infinity }: Bar, figure: number): boolean {
  return figure >= least && figure <= most
}
