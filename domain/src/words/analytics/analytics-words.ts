// Words of the analytics that screens and files share, apart from the words that every screen loads.
import type { PurchaseState } from '../../analytics/purchase-states.ts'
import type { AnalyticsTab } from '../../analytics/tabs.ts'
import type { FunnelStep } from '../../team-analytics/funnel.ts'
import type { TimedStage } from '../../team-analytics/timing.ts'

type Named<Name extends string> = Readonly<Record<Name, string>>

export interface AnalyticsWords {
  tabs: Named<AnalyticsTab>
  columns: Named<
    | 'month'
    | 'name'
    | 'lots'
    | 'planned'
    | 'final'
    | 'wins'
    | 'shareOfPlan'
    | 'drop'
    | 'purchases'
    | 'share'
    | 'corridor'
    | 'lot'
    | 'result'
    | 'ours'
    | 'theirs'
  >
  figures: Named<
    | 'lots'
    | 'planned'
    | 'final'
    | 'shareOfPlan'
    | 'cancelRate'
    | 'averageDays'
    | 'medianDays'
    | 'wins'
    | 'drop'
    | 'headToHead'
  >
  /** the tables of each tab */
  market: Named<'months' | 'customers' | 'divisions' | 'regions' | 'methods' | 'sources'>
  customers: Named<'title' | 'months' | 'groups' | 'suppliers' | 'methods' | 'prices'>
  competitors: Named<'title' | 'months' | 'customers' | 'groups' | 'prices' | 'headToHead'>
  prices: Named<'distribution' | 'groups'>
  states: Named<PurchaseState>
  /** what a portal leaves empty */
  notGiven: string
  unnamedGroup(code: string): string
  team: {
    figures: Named<'byCount' | 'byValue' | 'won' | 'lost'>
    steps: Named<FunnelStep>
    stages: Named<TimedStage>
    columns: Named<
      | 'step'
      | 'lots'
      | 'ofPrevious'
      | 'ofFirst'
      | 'stage'
      | 'times'
      | 'median'
      | 'most'
      | 'person'
      | 'voted'
      | 'worked'
      | 'taken'
      | 'placed'
      | 'won'
      | 'lost'
      | 'reason'
      | 'value'
    >
    tables: Named<'funnel' | 'stages' | 'people' | 'losses'>
    noReason: string
    noName: string
  }
  guarantees: {
    figures: Named<'now' | 'peak' | 'peakDay'>
    columns: Named<'day' | 'amount' | 'lots' | 'lot' | 'security' | 'held'>
    days: string
    placed: string
    planned: string
  }
  /** headings that only files need: a screen says the same in a line of text */
  inFiles: Named<
    | 'bin'
    | 'supplier'
    | 'customerBin'
    | 'supplierBin'
    | 'from'
    | 'to'
    | 'low'
    | 'median'
    | 'high'
    | 'shareFrom'
    | 'shareTo'
    | 'decided'
    | 'wonByUs'
    | 'wonByThem'
    | 'wonValue'
    | 'lostValue'
    | 'cancelled'
    | 'cancelledValue'
    | 'heldFrom'
    | 'heldUntil'
    | 'unpublished'
  > & {
    /** headings of columns of times */
    days(what: string): string
    hours(what: string): string
  }
}
