// One person sends each expensive call many times at once. None of them comes to an end before all are there: so it is
// certain how many are too many, however fast the machine is.
import { setTimeout as wait } from 'node:timers/promises'
import { findAccessRefusal } from '@tendertap/contract/access'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import type { Database } from '@tendertap/server/db/database'
import type { Scoper } from '@tendertap/server/db/scope'
import { FILES_PER_PERSON } from '@tendertap/server/http/limits/call-limits'
import { findExampleWithObjects, makeInput, TIMEOUT_MS, withObjects } from '../guards/requests.ts'
import { makePrincipal, makeSavedSearch, makeTenant, makeToken, type Objects } from '../guards/tenants.ts'
import type { Answer, Post } from './http.ts'

const AT_ONCE = 24
const WAITING_PER_PERSON = 12
export const SEARCHES_PER_PERSON = 3

const MEMBER = { workspaceId: 'some', roles: MEMBER_ROLES }

/** Every call that its description says to be expensive, and that a member may make. */
export const EXPENSIVE = (Object.entries(api) as [Path, Call][])
  .filter(([, { cost, answers }]) => cost === 'search' || answers === 'file')
  .filter(([, { access }]) => findAccessRefusal(access, MEMBER) === null)

/** Lets no work of one workspace begin while it is closed. */
export interface Gate {
  close(workspaceId: string): void
  open(): void
  /** how often somebody has waited since it was closed */
  countHeld(): number
  guard(inScope: Scoper): Scoper
}

export function createGate(): Gate {
  let closed: { workspaceId: string; held: number; opened: PromiseWithResolvers<void> } | null = null
  return {
    close: (workspaceId) => (closed = { workspaceId, held: 0, opened: Promise.withResolvers() }),
    open: () => {
      closed?.opened.resolve()
      closed = null
    },
    countHeld: () => closed?.held ?? 0,
    guard: (inScope) => async (workspaceId, work, access, timeoutMs) => {
      if (closed && closed.workspaceId === workspaceId) {
        closed.held += 1
        await closed.opened.promise
      }
      return inScope(workspaceId, work, access, timeoutMs)
    },
  }
}

interface Sender {
  workspaceId: string
  token: string
  objects: Objects
}

export interface HeldFindings {
  /** calls of which not exactly those over the limit were refused */
  unlimited: string[]
  /** answers to the sender within the limit that were refused or failed */
  refused: Answer[]
  /** the same of another person, who sent the call once meanwhile */
  failed: Answer[]
}

export async function sendExpensiveCalls(db: Database, gate: Gate, post: Post): Promise<HeldFindings> {
  const found: HeldFindings = { unlimited: [], refused: [], failed: [] }
  const [offender, other] = [await makeSender(db, 'offender'), await makeSender(db, 'other')]
  for (const [path, call] of EXPENSIVE) {
    const send = ({ token, objects }: Sender) =>
      post(path, JSON.stringify(makeInput(path, withObjects(objects), findExampleWithObjects(path).example)), { token })
    const places = (call.answers === 'file' ? FILES_PER_PERSON : SEARCHES_PER_PERSON) + WAITING_PER_PERSON
    let refused = 0
    gate.close(offender.workspaceId)
    const sent = Array.from({ length: AT_ONCE }, async () => {
      const answer = await send(offender)
      if (isOverLimit(answer)) refused += 1
      return answer
    })
    await waitUntil(() => refused >= AT_ONCE - places || gate.countHeld() >= AT_ONCE, path)
    const meanwhile = await send(other)
    gate.open()
    const answers = await Promise.all(sent)
    if (refused !== AT_ONCE - places) found.unlimited.push(`${path}: ${refused} of ${AT_ONCE} were refused`)
    found.refused.push(...answers.filter((answer) => answer.status !== 200 && !isOverLimit(answer)))
    if (meanwhile.status !== 200) found.failed.push(meanwhile)
  }
  return found
}

const isOverLimit = ({ status }: Answer) => status === 429

/** Somebody who may make every call of a member. */
async function makeSender(db: Database, mark: string): Promise<Sender> {
  const { workspaceId, objects } = await makeTenant(db, { mark, subscribed: true })
  const person = await makePrincipal(db, workspaceId, MEMBER_ROLES)
  const savedSearchId = await makeSavedSearch(db, person, mark)
  return { workspaceId, token: await makeToken(db, person), objects: { ...objects, savedSearchId } }
}

async function waitUntil(isDone: () => boolean, path: string): Promise<void> {
  const started = performance.now()
  while (!isDone()) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`${path}: not all of ${AT_ONCE} calls arrived`)
    await wait(5)
  }
}
