// The work records of lots, for features that take a step on several lots at once or only log one. The feature that
// keeps them is handed in by features/index.ts.
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import type { Scope } from '../../db/scope.ts'
import type { LockedLot } from './lock-lot.ts'

/** Call these under the lots' lock, once the domain has allowed the step. */
export interface WorkRecords {
  /** the first and only record of each of the lots, logged and announced */
  begin(
    scope: Scope,
    lots: readonly LockedLot[],
    step: { transition: 'activate' | 'decline'; userId: string },
  ): Promise<void>
  /** logs and announces a step that is saved, on each of the lots */
  log(scope: Scope, lotIds: readonly number[], step: { action: LotAction; userId: string }): Promise<void>
}
