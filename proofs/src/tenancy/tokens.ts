// A token that is not of a live session opens nothing.
import type { Database } from '@tendertap/server/db/database'
import { ask, inParallel, inputOf, withObjects, type Answer } from '../guards/requests.ts'
import { getDocument, readEvents } from '../guards/routes.ts'
import { tokenOf, type TokenState } from '../guards/tenants.ts'
import { personWithAllRoles, type Company } from './companies.ts'
import { noFindings, type Findings } from './findings.ts'
import { RULES } from './rules.ts'

const DEAD: readonly TokenState[] = ['expired', 'ended', 'forged', 'garbage']

interface Asked {
  what: string
  send(token: string | null): Promise<Answer>
}

export async function runTokens(url: string, owner: Database, company: Company, fileName: string): Promise<Findings> {
  const findings = noFindings()
  const person = personWithAllRoles(company)
  const calls: Asked[] = RULES.filter((rule) => rule.access !== 'anyone').map(({ path }) => ({
    what: path,
    send: (token) => ask(url, path, JSON.stringify(inputOf(path, withObjects(company.tenant.objects))), token),
  }))
  const routes: Asked[] = [
    { what: 'a document', send: (token) => getDocument(url, fileName, token) },
    { what: 'the events', send: (token) => readEvents(url, token, { lastEventId: '', until: 'id:' }) },
  ]
  const cells = [...calls, ...routes].flatMap((asked) => [null, ...DEAD].map((state) => ({ ...asked, state })))
  await inParallel(cells, async ({ what, send, state }) => {
    const answer = await send(state && (await tokenOf(owner, person, state)))
    findings.cells += 1
    if (answer.status !== 401 || answer.code !== 'unauthorized')
      findings.wrong.push(`${what} with ${state ?? 'no'} token: ${answer.status} ${answer.code}`)
  })
  return findings
}
