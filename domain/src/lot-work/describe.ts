// Prints docs/workflow.md from the transitions table, so that the page always agrees with the code.
import { CONSEQUENCE_RULES } from './consequences.ts'
import { type Stage, STAGES } from './stage.ts'
import { type WorkStatus, WORK_STATUSES } from './statuses.ts'
import { getNextStatus, getRule, type Rule, TRANSITIONS } from './workflow.ts'

const STATUS_WORDS: Readonly<Record<WorkStatus, string>> = {
  not_processed: 'there is no work record',
  in_collecting_documents: 'taken into work, no price sent yet',
  in_requesting_offers: 'the price is sent; documents may still be missing until collection is completed',
  in_placement: 'placed on the external platform, not confirmed yet',
  placement_completed: 'placement confirmed; the result can be recorded',
  declined: 'declined before or after it was taken; for good',
}

const STAGE_WORDS: Readonly<Record<Stage, readonly [name: string, when: string]>> = {
  1: ['collecting documents', 'some required document other than the price is not collected'],
  2: ['waiting for a price offer', 'all collected, but there is no price or collection is not completed'],
  3: ['placement', 'collection is completed'],
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function listTransitionRows(): string[][] {
  return TRANSITIONS.map((name) => {
    const rule = getRule(name)
    const conditions = [rule.open ? 'the lot is open' : null, rule.condition?.words ?? null].filter(
      (words) => words !== null,
    )
    return [
      name,
      `\`${rule.call}\``,
      rule.by.join(' or '),
      rule.from.join(', '),
      conditions.join('; ') || '-',
      describeNextStatus(rule),
      rule.irreversible ? 'yes' : '-',
      rule.action ?? '-',
    ]
  })
}

function describeNextStatus({ to, toByStatus }: Rule): string {
  const exceptions = Object.entries(toByStatus ?? {}).map(([status, next]) => `${status} → ${next}`)
  return [to ?? 'unchanged', ...exceptions].join('; ')
}

function listConsequenceRows(): string[][] {
  return Object.entries(CONSEQUENCE_RULES).map(([kind, rule]) => {
    if (rule === null) return [kind, '-', '-', '-']
    const conditions = [rule.ofLotAlone ? 'of the lot, not only of the tender' : null, rule.only?.words ?? null]
    return [kind, rule.in.join(', '), conditions.filter((words) => words !== null).join('; ') || '-', rule.consequence]
  })
}

function drawDiagram(): string {
  const arrows = TRANSITIONS.flatMap((name) => {
    const rule = getRule(name)
    return rule.from.map((status) => `  ${status} --> ${getNextStatus(rule, status) ?? status}: ${name}`)
  })
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> not_processed', ...arrows, '```'].join('\n')
}

export function describeWorkflow(): string {
  const sections = [
    '# Work on a lot',
    'Printed from the transitions table in `domain/src/lot-work/workflow.ts` by `npm run docs`; change it there.',
    '## Statuses',
    formatTable(
      ['status', 'meaning'],
      WORK_STATUSES.map((status) => [status, STATUS_WORDS[status]]),
    ),
    '## Steps',
    formatTable(['step', 'call', 'who', 'from', 'only if', 'to', 'irreversible', 'logged as'], listTransitionRows()),
    'A step that is refused names the reason: first the role, then the status, then whether the lot is open, then the rest. ' +
      'A lot is open while it is published and its application end lies in the future.',
    '## Diagram',
    drawDiagram(),
    '## Stages',
    'A taken lot is in exactly one stage.',
    formatTable(
      ['stage', 'name', 'when'],
      STAGES.map((number) => [String(number), ...STAGE_WORDS[number]]),
    ),
    '## Changes on the portal',
    'What a change means for a lot of the team, printed from `domain/src/lot-work/consequences.ts`. Each is applied once, ' +
      'to lots that were voted on or taken before it. Entries of the checklist that have to be looked at again: `recheck.ts`.',
    formatTable(['change', 'in', 'only if', 'consequence'], listConsequenceRows()),
  ]
  return `${sections.join('\n\n')}\n`
}
