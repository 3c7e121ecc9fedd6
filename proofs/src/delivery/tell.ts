// Adds notices as the product does, each about a lot of its own, so that it can be found in what people receive.
import { setTimeout as wait } from 'node:timers/promises'
import { inWorkspace } from '@tendertap/server/db/scope'
import { addNotices, type NewNotice } from '@tendertap/server/notices/add-notices'
import type { Random } from '@tendertap/simulator/world/random'
import type { Bench, Person } from './bench.ts'

/** By its number. */
export type Told = Map<number, Person>

const DIGITS = 7
const AT_ONCE = 10
const RETRIES = 300

const nameLot = (number: number) => `Закупка-${String(number).padStart(DIGITS, '0')}`

/** The numbers of the notices that a message names. */
export function findNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(/Закупка-(\d{7})/g)].map(([, digits]) => Number(digits)))]
}

export async function tell(bench: Bench, told: Told, count: number, random: Random): Promise<void> {
  const byWorkspace = new Map<string, NewNotice[]>()
  for (let i = 0; i < count; i += 1) {
    const number = told.size + 1
    const person = random.pick(bench.people)
    told.set(number, person)
    byWorkspace.set(person.workspaceId, [...(byWorkspace.get(person.workspaceId) ?? []), toNotice(number, person)])
  }
  for (const [workspaceId, notices] of byWorkspace)
    for (let from = 0; from < notices.length; from += AT_ONCE)
      await addUntilDone(bench, workspaceId, notices.slice(from, from + AT_ONCE))
}

/** Again when the database is gone: what was added before is not added twice. */
async function addUntilDone({ background }: Bench, workspaceId: string, notices: readonly NewNotice[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inWorkspace(background, workspaceId, (scope) => addNotices(scope, notices))
    } catch (problem) {
      if (attempt === RETRIES) throw problem
      await wait(100)
    }
  }
}

/** It is told at once by every channel. */
function toNotice(number: number, { id }: Person): NewNotice<'deadline_soon'> {
  return {
    kind: 'deadline_soon',
    key: String(number),
    facts: {
      hours: 12,
      lot: {
        id: number,
        name: { ru: nameLot(number), kz: null, en: null },
        tenderId: number,
        tenderCode: String(number),
        contractNumber: null,
        workStatus: 'in_collecting_documents',
        customer: null,
        amount: null,
        applicationEndAt: null,
      },
    },
    lotId: null,
    tenderId: null,
    to: [id],
  }
}
