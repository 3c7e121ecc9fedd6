// Pages of the state portal's GraphQL. The newest id comes first, `after` continues below an id, an empty list is null.
import { z } from 'zod'
import { id, list, text } from '../fields.ts'
import type { PortalClient } from '../http/client.ts'
import { PortalProblem } from '../problem.ts'

/** The portal silently cuts a larger limit to this. */
export const MAX_ROWS = 200

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  error: text,
  errors: z.array(z.object({ message: z.string().nullish() })).nullish(),
  extensions: z.object({ pageInfo: z.object({ hasNextPage: z.boolean().nullish() }).nullish() }).nullish(),
})
type Answer = Omit<z.output<typeof answer>, 'data'> & { data: Record<string, unknown> }

const rows = list(z.unknown())
const identified = z.object({ id })

export interface Row {
  id: string
  /** as the portal sent it */
  payload: unknown
}

interface ListRequest {
  root: string
  query: string
  filter: Readonly<Record<string, unknown>>
  after: string | null
}

export interface RowPage {
  rows: Row[]
  /** the id below which the next page begins; null after the last page */
  next: string | null
}

export async function askGraphql<T>(
  client: PortalClient,
  query: string,
  variables: object,
  read: (answered: Answer) => T,
  signal: AbortSignal,
  once = false,
): Promise<T> {
  return client.ask({
    path: '/v3/graphql',
    body: { query, variables },
    signal,
    once,
    read(body) {
      const answered = answer.parse(body)
      if (answered.errors?.length)
        throw new PortalProblem('permanent', `GraphQL: ${answered.errors.map(({ message }) => message).join('; ')}`)
      // An empty list is a null inside `data`. Without `data` the portal has not answered, and that must not count as
      // the end of a list.
      const { data, error } = answered
      if (!data) throw new PortalProblem('passing', `GraphQL: ${error ?? 'an answer without data'}`)
      return read({ ...answered, data })
    },
  })
}

export async function listRows(
  client: PortalClient,
  { root, query, filter, after }: ListRequest,
  signal: AbortSignal,
): Promise<RowPage> {
  const variables = { filter, limit: MAX_ROWS, ...(after !== null && { after: Number(after) }) }
  return askGraphql(
    client,
    query,
    variables,
    ({ data, extensions }) => {
      if (!(root in data)) throw new PortalProblem('passing', `GraphQL: an answer without ${root}`)
      const found = rows.parse(data[root]).map((payload): Row => ({ id: identified.parse(payload).id, payload }))
      const hasNext = extensions?.pageInfo?.hasNextPage ?? found.length >= MAX_ROWS
      const last = Math.min(...found.map((row) => Number(row.id)))
      // We would follow a cursor that does not move for ever. The next try may return the missing rows.
      if (found.length > 0 && after !== null && last >= Number(after))
        throw new PortalProblem('passing', 'The cursor is stuck')
      if (found.length === 0 && hasNext) throw new PortalProblem('passing', 'An empty page in the middle of the list')
      return { rows: found, next: hasNext ? String(last) : null }
    },
    signal,
  )
}
