// The keys of reading mode. A part of a lot (its vote buttons, its take button) offers a command while it is shown in
// the reading pane; elsewhere the offer does nothing.
import { createContext, use, useEffect, useEffectEvent } from 'react'

export interface LotCommand {
  /** a single key, as in KeyboardEvent.key */
  key: string
  /** what it does, for the list of keys */
  label: string
  run(): void
}

export interface ReadingContextValue {
  /** Offers a command; the answer withdraws it. */
  offer(command: LotCommand): () => void
  /** Goes on to the next lot after this one is dealt with, unless another one is shown by then. */
  goOn(lotId: number): void
  /** Goes back to a lot whose vote was taken back: it is to be dealt with again. */
  goBackTo(lotId: number): void
}

/** null outside reading mode */
export const ReadingContext = createContext<ReadingContextValue | null>(null)

/** Offers a command for as long as the component is shown, unless it is not possible now. */
export function useLotCommand({ key, label, run }: LotCommand, isPossible = true): void {
  const offer = use(ReadingContext)?.offer
  const runLatest = useEffectEvent(run)
  useEffect(
    () => (offer && isPossible ? offer({ key, label, run: () => runLatest() }) : undefined),
    [offer, key, label, isPossible],
  )
}

/** Goes on to the next lot in reading mode, after this one is dealt with; does nothing elsewhere. */
export function useGoOn(): (lotId: number) => void {
  const reading = use(ReadingContext)
  return (lotId) => reading?.goOn(lotId)
}

/** Goes back to a lot in reading mode, after what was done with it is undone; does nothing elsewhere. */
export function useGoBackTo(): (lotId: number) => void {
  const reading = use(ReadingContext)
  return (lotId) => reading?.goBackTo(lotId)
}
