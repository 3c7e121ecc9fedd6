// A stand-in for the wire: it takes what the contract takes, and answers with the contract's examples.
import { api, type Output, type ParsedInput, type Path } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { examples } from '@tendertap/contract/features'
import { vi } from 'vitest'

/** What a test answers instead of the example, given a handler's input. A thrown CallError is a refusal. */
export type Answers = { [P in Path]?: (input: ParsedInput<P>) => Output<P> | Promise<Output<P>> }

export interface FakeServer {
  /** The inputs that this call received, oldest first. */
  received<P extends Path>(path: P): ParsedInput<P>[]
}

const isPath = (name: string): name is Path => Object.hasOwn(api, name)

/** Takes the place of fetch until the end of the test. */
export function startFakeServer(answers: Answers): FakeServer {
  const requests: { path: Path; input: unknown }[] = []

  const answer = <P extends Path>(path: P, body: unknown): Output<P> | Promise<Output<P>> => {
    const input = api[path].input.parse(body) as ParsedInput<P>
    requests.push({ path, input })
    return answers[path]?.(input) ?? examples[path][0].output
  }

  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    // the event stream stays silent
    if (url === EVENTS_PATH) return new Response(new ReadableStream())
    const path = url.replace('/api/', '')
    if (!isPath(path)) return new Response(null, { status: 404 })
    try {
      return Response.json(await answer(path, JSON.parse(body ?? '{}')))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { status, code, message, details } = error
      return Response.json({ error: message, message, code, details }, { status })
    }
  })

  return {
    received: <P extends Path>(path: P) =>
      requests.filter((request) => request.path === path).map(({ input }) => input as ParsedInput<P>),
  }
}
