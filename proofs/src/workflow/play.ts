// Plays moves on a real company over HTTP, and compares every answer and every record with the model.
import type { Output } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import type * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { ask } from '../guards/requests.ts'
import { describeRequest, type Person, type Request } from './acts.ts'
import { changeSurroundings } from './change-surroundings.ts'
import { toRequest } from './choose-request.ts'
import { compareLists } from './compare-lists.ts'
import { listDifferences } from './differences.ts'
import type { Model, Span } from './model.ts'
import type { Move, Step } from './moves.ts'
import type { Outcome } from './outcome.ts'
import { listOutcomes } from './perform.ts'
import { readTender, readVote, readWork, viewTender } from './view.ts'

export interface Played {
  commands: number
  /** pairs of commands sent at once */
  pairs: number
  reached: Set<string>
  refusals: Set<string>
}

/** What is played on, and what was played so far. */
export interface Table {
  url: string
  owner: Database
  people: readonly Person[]
  played: Played
}

/** fast-check hands the same object to every command of a sequence. */
export interface Held {
  model: Model
  /** enough was found: the rest of the sequence is left out */
  isOver(): boolean
}

/** of an explanation */
const MOST_LINES = 12

export class Divergence extends Error {}

interface Sent {
  request: Request
  span: Span
  answer: Outcome['answer']
}

export class Play implements fc.AsyncCommand<Held, Table> {
  readonly move: Move
  constructor(move: Move) {
    this.move = move
  }
  check(held: Readonly<Held>): boolean {
    return !held.isOver()
  }
  toString(): string {
    return JSON.stringify(this.move)
  }
  async run(held: Held, table: Table): Promise<void> {
    const { move } = this
    if (move.kind === 'attempt' || move.kind === 'advance') return playSteps(held, table, [move])
    if (move.kind === 'together') return playSteps(held, table, move.steps, move.onOneLot)
    held.model = await changeSurroundings(held.model, table, move)
  }
}

async function playSteps(held: Held, table: Table, steps: readonly Step[], onOneLot = false): Promise<void> {
  const { model } = held
  const [first] = steps
  const requests = steps.map((step) =>
    toRequest(model, table.people, onOneLot && first ? { ...step, lot: first.lot } : step),
  )
  const sent = await Promise.all(requests.map((request) => send(table, request)))
  table.played.commands += sent.length
  if (sent.length > 1) table.played.pairs += 1
  const candidates = listOrders(sent).flatMap((order) => follow(model, order))
  const touched = listTouched(model, requests)
  const answered = candidates.filter(({ outcomes }) =>
    outcomes.every(({ outcome, one }) => isDeepStrictEqual(outcome.answer, one.answer)),
  )
  if (answered.length === 0) throw new Divergence(explainAnswers(sent, candidates))
  const records = await readTenders(table, touched)
  const found = answered.find(({ after }) => isDeepStrictEqual(viewTenders(after, touched), records))
  if (!found) throw new Divergence(explainRecords(sent, records, answered[0]?.after, touched))
  for (const { outcome, one } of found.outcomes) note(table.played, one.request, outcome)
  held.model = found.after
}

interface Candidate {
  after: Model
  outcomes: { outcome: Outcome; one: Sent }[]
}

/** Everything that may come of these requests, one after another. */
function follow(model: Model, order: readonly Sent[]): Candidate[] {
  return order.reduce<Candidate[]>(
    (known, one) =>
      known.flatMap(({ after, outcomes }) =>
        listOutcomes(after, one.request, one.span).map((outcome) => ({
          after: outcome.model,
          outcomes: [...outcomes, { outcome, one }],
        })),
      ),
    [{ after: model, outcomes: [] }],
  )
}

const listOrders = (sent: readonly Sent[]) => (sent.length > 1 ? [sent, sent.toReversed()] : [sent])

async function send({ url }: Table, request: Request): Promise<Sent> {
  const { person, act } = request
  const from = Date.now()
  const { status, code, body } = await ask(url, act.path, JSON.stringify(act.input), person.token)
  const span = { from, to: Date.now() }
  return { request, span, answer: { status, code, body: status === 200 ? readBody(act.path, body) : null } }
}

function readBody(path: Request['act']['path'], text: string): unknown {
  const body: unknown = JSON.parse(text)
  if (path === 'lots/voteLot' || path === 'tenders/voteTender') return readVote(body as Output<'lots/voteLot'>)
  if (path.startsWith('tenders/')) return body
  return readWork(body as Output<'lots/activateLot'>)
}

/** The tenders whose records a request may have changed. */
function listTouched(model: Model, requests: readonly Request[]): number[] {
  const ids = requests.flatMap(({ act: { input } }) => {
    if ('id' in input) return [Number(input.id)]
    const lotIds = 'toLotId' in input ? [input.lotId, input.toLotId] : [input.lotId]
    return lotIds.map((id) => model.lots.get(Number(id))?.tenderId ?? 0)
  })
  return [...new Set(ids)].filter((id) => model.tenders.has(id))
}

type TenderView = ReturnType<typeof viewTender>

async function readTenders({ url, people }: Table, ids: readonly number[]): Promise<TenderView[]> {
  const token = people[0]?.token ?? null
  return Promise.all(
    ids.map(async (id) => {
      const { status, body } = await ask(url, 'tenders/getTenderDetails', JSON.stringify({ id }), token)
      if (status !== 200) throw new Divergence(`tenders/getTenderDetails answered ${status}: ${body.slice(0, 300)}`)
      return readTender((JSON.parse(body) as Output<'tenders/getTenderDetails'>).tender)
    }),
  )
}

function viewTenders(model: Model, ids: readonly number[]): TenderView[] {
  return ids.flatMap((id) => model.tenders.get(id) ?? []).map((tender) => viewTender(model, tender))
}

/** At the end of a sequence: every record, and the lists. */
export async function compareEverything({ model }: Held, table: Table): Promise<void> {
  const ids = [...model.tenders.keys()]
  const records = await readTenders(table, ids)
  if (!isDeepStrictEqual(viewTenders(model, ids), records))
    throw new Divergence(explainRecords([], records, model, ids))
  const difference = await compareLists(model, table)
  if (difference) throw new Divergence(difference)
}

function note(played: Played, { act }: Request, { reached, answer: { code } }: Outcome): void {
  if (reached) played.reached.add(reached)
  if (code) played.refusals.add(`${act.path} ${code}`)
}

const describeSent = (sent: readonly Sent[]) => sent.map(({ request }) => describeRequest(request)).join(' | ')

function explainAnswers(sent: readonly Sent[], candidates: readonly Candidate[]): string {
  const orders = candidates.map(({ outcomes }) =>
    outcomes.flatMap(({ outcome, one }) => listDifferences(one.answer, outcome.answer, one.request.act.path)),
  )
  return `${describeSent(sent)}\n${orders.map((lines) => lines.slice(0, MOST_LINES).join('\n')).join('\nor\n')}`
}

function explainRecords(
  sent: readonly Sent[],
  records: readonly TenderView[],
  after: Model | undefined,
  ids: readonly number[],
): string {
  const expected = after ? viewTenders(after, ids) : []
  return `after ${describeSent(sent)}\n${listDifferences(records, expected, 'tenders').slice(0, MOST_LINES).join('\n')}`
}
