// Which write meets which revocation.
import { MEMBER_ROLES, type Role } from '@tendertap/domain/roles'
import { WRITE_CALLS } from './calls.ts'
import type { Caller } from './company.ts'
import type { Cell, Hold } from './held-calls.ts'
import { REVOCATIONS, type Revocation } from './revocations.ts'
import { UPLOAD } from './upload.ts'
import { listCallers, predictRefusal, type Write } from './write.ts'

export const WRITES: readonly Write[] = [...WRITE_CALLS, UPLOAD]

/** `all`: every call is made by every kind of person and meets every revocation. */
export function listCells(all: boolean, holds: readonly Hold[]): Cell[] {
  return holds.flatMap((hold, turn) =>
    all
      ? WRITES.flatMap((write) => listCallers(write).map((caller) => ({ write, caller }))).flatMap((held) =>
          REVOCATIONS.map((revocation) => ({ ...held, revocation, hold })),
        )
      : listFewCells(turn).map((cell) => ({ ...cell, hold })),
  )
}

/**
 * Every call meets one of the revocations that end its right, in each turn another one; and every revocation meets one
 * call whose right it does not end.
 */
function listFewCells(turn: number): Omit<Cell, 'hold'>[] {
  const held = WRITES.flatMap((write) =>
    listCallers(write)
      .slice(0, 1)
      .map((caller) => ({ write, caller })),
  )
  const ends = ({ write, caller }: (typeof held)[number], revocation: Revocation) =>
    predictRefusal(write, { person: toPerson(caller) }, revocation) !== null
  const meeting = held.map((one, place) => {
    const ending = REVOCATIONS.filter((revocation) => ends(one, revocation))
    const choice = ending.length > 0 ? ending : REVOCATIONS
    return { ...one, revocation: choice[(place + turn) % choice.length]! }
  })
  const sparing = REVOCATIONS.flatMap((revocation) => {
    const spared = held.find((one) => !ends(one, revocation))
    return spared ? [{ ...spared, revocation }] : []
  })
  return [...meeting, ...sparing]
}

const toPerson = (caller: Caller) =>
  caller === 'member'
    ? { workspaceId: 'some', roles: MEMBER_ROLES }
    : { workspaceId: null, roles: ['superadmin'] satisfies Role[] }
