// Ten small bugs. Each alters one rule or one statement of an API process, and the model must notice it.
import type { Edit } from '../frame/alter-source.ts'

interface PlantedBug {
  words: string
  edits: readonly Edit[]
}

const WORKFLOW = 'domain/src/lot-work/workflow.ts'
const CHANGES = 'server/src/features/lot-work/changes.ts'

export const PLANTED: Readonly<Record<string, PlantedBug>> = {
  'price-twice': {
    words: 'a price that was sent can be sent again',
    edits: [
      {
        file: WORKFLOW,
        from: "from: ['in_collecting_documents'],\n    to: 'in_requesting_offers',",
        to: "from: ['in_collecting_documents', 'in_requesting_offers'],\n    to: 'in_requesting_offers',",
      },
      { file: WORKFLOW, from: "(hasPrice(work) ? 'price_already_set' : null)", to: '(work && null)' },
    ],
  },
  'any-role-gives-up': {
    words: 'procurement may give up a lot',
    edits: [
      {
        file: WORKFLOW,
        from: "call: 'lots/deactivateLot',\n    by: ['manager'],",
        to: "call: 'lots/deactivateLot',\n    by: ['manager', 'procurement'],",
      },
    ],
  },
  'completes-without-documents': {
    words: 'collection is completed while a required document is missing',
    edits: [
      {
        file: WORKFLOW,
        from: "if (!allRequiredCollected(work?.docs ?? [])) return 'documents_not_collected'",
        to: 'void allRequiredCollected',
      },
    ],
  },
  'placement-skips-a-step': {
    words: 'placing a lot confirms the placement at once',
    edits: [
      {
        file: 'domain/src/lot-work/placement.ts',
        from: "return status === 'in_placement' ? 'confirmPlacement' : 'place'",
        to: "return status === 'in_placement' || status === 'in_requesting_offers' ? 'confirmPlacement' : 'place'",
      },
      {
        file: WORKFLOW,
        from: "from: ['in_placement'],\n    to: 'placement_completed',",
        to: "from: ['in_placement', 'in_requesting_offers'],\n    to: 'placement_completed',",
      },
    ],
  },
  'gives-up-completed': {
    words: 'a lot whose placement is confirmed can be given up',
    edits: [
      {
        file: WORKFLOW,
        from: "notice: 'only_manager_deactivates',\n    from: ACTIVE_STATUSES,",
        to: "notice: 'only_manager_deactivates',\n    from: [...ACTIVE_STATUSES, 'placement_completed'],",
      },
    ],
  },
  'mark-lost': {
    words: 'the mark of a collected document is not stored',
    edits: [{ file: CHANGES, from: 'set collected = true,', to: 'set collected = d.collected,' }],
  },
  'log-missing': {
    words: 'adding a document leaves no entry in the log',
    edits: [
      {
        file: 'server/src/features/lot-work/record-on-lots.ts',
        from: 'await logStepOnLots(scope,',
        to: "step.action === 'addDocument' ? [] : await logStepOnLots(scope,",
      },
    ],
  },
  'price-left-behind': {
    words: 'work that moves to another lot loses its price',
    edits: [
      { file: CHANGES, from: 'moved_from_lot_id = ${from},', to: 'moved_from_lot_id = ${from}, offer_price = null,' },
    ],
  },
  'takes-closed-lots': {
    words: 'taking a tender takes its closed lots, too',
    edits: [
      {
        file: 'domain/src/tender-work/decide.ts',
        from: '(decision.allowed ? [lot] : [])',
        to: "(decision.allowed || decision.refusal === 'lot_not_open' ? [lot] : [])",
      },
    ],
  },
  'cancelled-keeps-amount': {
    words: 'the result of a cancelled purchase keeps its amount',
    edits: [
      {
        file: 'domain/src/lot-results/results.ts',
        from: 'return { finalStatus, finalAmount: null, resultsDate,',
        to: 'return { finalStatus, finalAmount: input.finalAmount ?? null, resultsDate,',
      },
    ],
  },
}

/** What the database itself would refuse of them: without it the proof has to notice every bug on its own. */
export const UNGUARD = `
  do $$
  declare guard record;
  begin
    for guard in select conrelid::regclass as tab, conname from pg_constraint
      where contype = 'c' and conrelid in ('lot_work'::regclass, 'lot_result'::regclass)
    loop execute format('alter table %s drop constraint %I', guard.tab, guard.conname); end loop;
    for guard in select tgrelid::regclass as tab, tgname from pg_trigger
      where not tgisinternal and tgrelid in ('lot_work'::regclass, 'work_document'::regclass)
    loop execute format('alter table %s disable trigger %I', guard.tab, guard.tgname); end loop;
  end $$`
