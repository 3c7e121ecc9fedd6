// The result of a verification for a terminal.
import type { Fault, FaultKind, Verification } from './verify-chain.ts'

const WORDS: Readonly<Record<FaultKind, string>> = {
  links_missing: 'links before this one are missing',
  removed: 'the row was removed, or its id or time changed',
  changed: 'the row or its link is not what was linked',
  backdated: 'the row was written later than it says',
  not_linked: 'the row is not in the chain and does not wait to be linked: it was put past the trigger',
  removed_unlinked: 'the row was removed before it was linked',
}

/** `head` is the one that was asked for. */
export function toVerificationLines(found: Verification, head: string | undefined): string[] {
  const { checked, waiting, faults, firstFault } = found
  return [
    `${checked} rows of the audit log checked, ${waiting} not linked yet`,
    found.head ? `head: number ${found.head.number}, hash ${found.head.hash}` : 'the chain is empty',
    ...(head === undefined ? [] : [toHeadLine(found, head)]),
    ...(firstFault ? [`BROKEN in ${faults} places. The first: ${describeFault(firstFault)}`] : []),
  ]
}

function toHeadLine({ knownHead }: Verification, head: string): string {
  return knownHead === null
    ? `BROKEN: the chain does not contain the head ${head}: it was rewritten or cut off`
    : `the head that was asked for is number ${knownHead}`
}

function describeFault({ kind, number, id, at, action }: Fault): string {
  const row = `${number === null ? '' : `number ${number}, `}row ${id} of ${at.toISOString()}`
  return `${row}${action ? ` (${action})` : ''}: ${WORDS[kind]}`
}
