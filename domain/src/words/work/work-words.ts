// Words of the work on lots that screens and files share, apart from the words that every screen loads.
import type { LossReason } from '../../lot-results/results.ts'
import type { LotAction } from '../../lot-work/actions.ts'
import type { WorkStatus } from '../../lot-work/statuses.ts'
import type { PastOutcome } from '../../result-import/cells.ts'

export interface WorkWords {
  /**
   * The status of a record follows the price and the placement. The stage follows the documents, so it has other words:
   * a lot whose price is sent may still be in the stage of collecting documents.
   */
  statuses: Readonly<Record<WorkStatus, string>>
  /** a line of the log; {document} is the name of one, or of a file */
  actions: Readonly<Record<LotAction, string>>
  lossReasons: Readonly<Record<LossReason, string>>
  outcomes: Readonly<Record<PastOutcome, string>>
}
