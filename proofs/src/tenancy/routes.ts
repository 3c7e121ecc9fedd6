// What is asked for outside the calls, by everybody: a document of the catalogue and the stream of live events.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@tendertap/server/db/database'
import { inParallel, type Answer } from '../guards/requests.ts'
import { getDocument, readEvents } from '../guards/routes.ts'
import { tokenOf, type Principal } from '../guards/tenants.ts'
import type { Companies } from './companies.ts'
import { holdsForeign, noFindings, type Findings } from './findings.ts'
import { DOCUMENT_RULE, EVENTS_RULE, expectedRefusal, refusalIn, type Rule } from './rules.ts'

export async function runRoutes(
  url: string,
  owner: Database,
  people: readonly Principal[],
  { mine, foreign }: Companies,
  fileName: string,
): Promise<Findings> {
  const findings = noFindings()
  await inParallel([...people, null], async (person) => {
    const token = person && (await tokenOf(owner, person))
    const see = (what: string, rule: Rule, status: number, answer: Answer): Answer => {
      const who = `${what} by ${person?.name ?? 'nobody'}`
      const expected = expectedRefusal(rule, person, mine.subscribed)
      findings.cells += 1
      if (refusalIn(answer) !== expected || (expected === null && answer.status !== status))
        findings.wrong.push(`${who}: ${answer.status} ${answer.code}, expected ${expected ?? status}`)
      if (holdsForeign(answer, foreign)) findings.leaks.push(who)
      return answer
    }
    const document = async (what: string, status: number, name: string) =>
      see(what, DOCUMENT_RULE, status, await getDocument(url, name, token))
    await document('a document', 200, fileName)
    await document('an absent document', 404, randomBytes(16).toString('hex'))
    await document('a malformed document', 404, '../../etc/passwd')

    const events = async (what: string, workspaceId: string, until: string) =>
      see(what, EVENTS_RULE, 200, await readEvents(url, token, { lastEventId: `${workspaceId}:0`, until }))
    const own = await events('the events', mine.tenant.workspaceId, `"id":"${mine.tenant.mark}"`)
    if (own.status === 200 && !own.body.includes(mine.tenant.mark))
      findings.wrong.push(`the events by ${person?.name ?? 'nobody'}: what happened in the own company did not come`)
    const stranger = await events('the events after one of the foreign company', foreign.workspaceId, 'data:')
    const absent = await events('the events after one of no company', randomUUID(), 'data:')
    if (stranger.status !== absent.status || stranger.body !== absent.body)
      findings.differences.push(`the events: ${stranger.body} instead of ${absent.body}`)
  })
  return findings
}
