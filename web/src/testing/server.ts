// A stand-in for the wire: it takes what the contract takes, and answers with the contract's examples.
import { api, type Output, type ParsedInput, type Path } from '@tendertap/contract/calls/index'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { examples } from '@tendertap/contract/features'
import { vi } from 'vitest'

/** What a test wants answered differently from the example, given what a handler would be given. */
export type Answers = { [P in Path]?: (input: ParsedInput<P>) => Output<P> }

export interface FakeServer {
  /** What was asked of this call, oldest first. */
  received<P extends Path>(path: P): ParsedInput<P>[]
}

const isPath = (name: string): name is Path => Object.hasOwn(api, name)

/** Takes the place of fetch until the end of the test. */
export function startFakeServer(answers: Answers): FakeServer {
  const requests: { path: Path; input: unknown }[] = []

  const answer = <P extends Path>(path: P, body: unknown): Output<P> => {
    const input = api[path].input.parse(body) as ParsedInput<P>
    requests.push({ path, input })
    return answers[path]?.(input) ?? examples[path][0].output
  }

  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    // nobody else changes anything while a test looks
    if (url === EVENTS_PATH) return new Response(new ReadableStream())
    const path = url.replace('/api/', '')
    if (!isPath(path)) return new Response(null, { status: 404 })
    return Response.json(answer(path, JSON.parse(body ?? '{}')))
  })

  return {
    received: <P extends Path>(wanted: P) =>
      requests.filter(({ path }) => path === wanted).map(({ input }) => input as ParsedInput<P>),
  }
}
