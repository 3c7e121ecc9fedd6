// A step that asks first. The page shows the dialog, because the card may leave the list while it is open.
import { createContext, use } from 'react'
import type { WorkedLot } from '../work-facts.ts'

/** The steps that a dialog only confirms. */
export type ConfirmedStep = 'completeCollecting' | 'place' | 'confirmPlacement' | 'deactivate' | 'moveWork'

export type Question = { about: WorkedLot } & (
  | { step: ConfirmedStep | 'addDocument' }
  | { step: 'setOfferPrice'; offerPrice: string }
  | { step: 'attachFromLibrary'; documentKey: string }
)

interface AskContextValue {
  ask(question: Question): void
  /** spec 2 §9: a price was sent for this lot less than 1000 ms ago */
  isPriceLocked(lotId: number): boolean
}

export const AskContext = createContext<AskContextValue>({ ask: () => undefined, isPriceLocked: () => false })

export const useAsk = () => use(AskContext)
