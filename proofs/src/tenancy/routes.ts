// Requests the routes that are not calls as every person: a document of the catalogue, files of the companies' own, and
// the stream of events.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@tendertap/server/db/database'
import { inParallel, type Answer } from '../guards/requests.ts'
import { getDocument, getOwnFile, GOOD_FILE, readEvents, sendFile } from '../guards/routes.ts'
import { makeToken, type Principal } from '../guards/tenants.ts'
import type { Companies } from './companies.ts'
import { containsForeign, createFindings, type Findings } from './findings.ts'
import {
  DOCUMENT_RULE,
  EVENTS_RULE,
  OWN_FILE_RULE,
  UPLOAD_RULE,
  predictRefusal,
  findRefusal,
  type Rule,
} from './rules.ts'

export interface StoredFiles {
  /** of a document of the catalogue */
  fileName: string
  ownFileId: string
  foreignFileId: string
}

export async function runRoutes(
  url: string,
  owner: Database,
  people: readonly Principal[],
  { mine, foreign }: Companies,
  { fileName, ownFileId, foreignFileId }: StoredFiles,
): Promise<Findings> {
  const findings = createFindings()
  await inParallel([...people, null], async (person) => {
    const token = person && (await makeToken(owner, person))
    const judge = (what: string, rule: Rule, status: number, answer: Answer): Answer => {
      const who = `${what} by ${person?.name ?? 'nobody'}`
      const expected = predictRefusal(rule, person, mine.subscribed)
      findings.cells += 1
      if (findRefusal(answer) !== expected || (expected === null && answer.status !== status))
        findings.wrong.push(`${who}: ${answer.status} ${answer.code}, expected ${expected ?? status}`)
      if (containsForeign(answer, foreign)) findings.leaks.push(who)
      return answer
    }
    const document = async (what: string, status: number, name: string) =>
      judge(what, DOCUMENT_RULE, status, await getDocument(url, name, token))
    await document('a document', 200, fileName)
    await document('an absent document', 404, randomBytes(16).toString('hex'))
    await document('a malformed document', 404, '../../etc/passwd')

    const file = async (what: string, status: number, id: string) =>
      judge(what, OWN_FILE_RULE, status, await getOwnFile(url, id, token))
    await file('an own file', 200, ownFileId)
    const foreignFile = await file('a file of the foreign company', 404, foreignFileId)
    const absentFile = await file('an absent file', 404, randomUUID())
    if (foreignFile.status !== absentFile.status || foreignFile.body !== absentFile.body)
      findings.differences.push(`a file: ${foreignFile.body} instead of ${absentFile.body}`)
    await file('a malformed file', 404, '../../etc/passwd')
    judge('an upload', UPLOAD_RULE, 200, await sendFile(url, { name: 'a.pdf', bytes: GOOD_FILE }, token))

    const events = async (what: string, workspaceId: string, until: string) =>
      judge(what, EVENTS_RULE, 200, await readEvents(url, token, { lastEventId: `${workspaceId}:0`, until }))
    const own = await events('the events', mine.tenant.workspaceId, `"id":"${mine.tenant.mark}"`)
    if (own.status === 200 && !own.body.includes(mine.tenant.mark))
      findings.wrong.push(`the events by ${person?.name ?? 'nobody'}: the own company's event did not arrive`)
    const stranger = await events('the events after one of the foreign company', foreign.workspaceId, 'data:')
    const absent = await events('the events after one of no company', randomUUID(), 'data:')
    if (stranger.status !== absent.status || stranger.body !== absent.body)
      findings.differences.push(`the events: ${stranger.body} instead of ${absent.body}`)
  })
  return findings
}
