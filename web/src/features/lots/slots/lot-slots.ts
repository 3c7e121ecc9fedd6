// What other features show on a lot: a vote, a match, the work on it, comments. They are registered in
// app/lot-slots.ts, so this feature imports none of them and they do not import each other.
import type { Role } from '@tendertap/domain/roles'
import { createContext, type ComponentType } from 'react'
import type { Part } from '../../../i18n/dictionaries.ts'
import type { Lot } from '../lot.ts'

type LotPart = ComponentType<{ lot: Lot }>

export interface LotContribution {
  /** the name of the feature's folder */
  feature: string
  /** the parts of the dictionary it shows: the routes with lots load them */
  texts: readonly Part[]
  /** who sees it; by default everyone who sees lots, also the superadmin, who belongs to no workspace */
  roles?: readonly Role[]
  /** beside the customer of an unfolded lot */
  customer?: LotPart
  /** one line under the match, where a lot is decided on */
  reasons?: LotPart
  /** short facts under the lot's name, in a list and on the tender's page */
  badges?: LotPart
  /** buttons beside the badges */
  actions?: LotPart
  /** sections of an unfolded lot, below its description and documents, each a `LotPanel` */
  panels?: LotPart
  /** beside the field of the offer price */
  price?: LotPart
  /** one line under the facts of a card: what its bid security costs */
  security?: LotPart
  /** what follows from rejecting a lot as not ours, in the dialog of the reject */
  afterReject?: LotPart
  /** beside a lot in reading mode */
  reading?: LotPart
}

export type SlotName = 'customer' | 'reasons' | 'badges' | 'actions' | 'panels' | 'price' | 'security' | 'reading'

export const LotSlotsContext = createContext<readonly LotContribution[]>([])
