// A token without a valid session is refused everywhere.
import type { Database } from '@tendertap/server/db/database'
import { ask, inParallel, makeInput, withObjects, type Answer } from '../guards/requests.ts'
import { getDocument, getOwnFile, GOOD_FILE, readEvents, sendFile } from '../guards/routes.ts'
import { makeToken, type TokenState } from '../guards/tenants.ts'
import { findPersonWithAllRoles, type Company } from './companies.ts'
import { createFindings, type Findings } from './findings.ts'
import { RULES } from './rules.ts'

const INVALID: readonly TokenState[] = ['expired', 'ended', 'forged', 'garbage']

interface Probe {
  what: string
  send(token: string | null): Promise<Answer>
}

/** `everyState`: every call is tried without and with every invalid token, else with one of them in turn. */
export async function runTokens(
  url: string,
  owner: Database,
  company: Company,
  { fileName, everyState }: { fileName: string; everyState: boolean },
): Promise<Findings> {
  const findings = createFindings()
  const person = findPersonWithAllRoles(company)
  const calls: Probe[] = RULES.filter((rule) => rule.access !== 'anyone').map(({ path }) => ({
    what: path,
    send: (token) => ask(url, path, JSON.stringify(makeInput(path, withObjects(company.tenant.objects))), token),
  }))
  const routes: Probe[] = [
    { what: 'a document', send: (token) => getDocument(url, fileName, token) },
    { what: 'an own file', send: (token) => getOwnFile(url, String(company.tenant.objects.fileId), token) },
    { what: 'an upload', send: (token) => sendFile(url, { name: 'a.pdf', bytes: GOOD_FILE }, token) },
    { what: 'the events', send: (token) => readEvents(url, token, { lastEventId: '', until: 'id:' }) },
  ]
  const chooseStates = (place: number) => (everyState ? [null, ...INVALID] : [INVALID[place % INVALID.length]!])
  const cells = [...calls, ...routes].flatMap((probe, place) =>
    chooseStates(place).map((state) => ({ ...probe, state })),
  )
  await inParallel(cells, async ({ what, send, state }) => {
    const answer = await send(state && (await makeToken(owner, person, state)))
    findings.cells += 1
    if (answer.status !== 401 || answer.code !== 'unauthorized')
      findings.wrong.push(`${what} with ${state ?? 'no'} token: ${answer.status} ${answer.code}`)
  })
  return findings
}
