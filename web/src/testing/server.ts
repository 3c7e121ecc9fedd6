// A stand-in for the wire: it takes what the contract takes, and answers with the contract's examples.
import { api, type Output, type ParsedInput, type Path } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { examples } from '@tendertap/contract/features'
import { vi } from 'vitest'
import { track } from './settle.ts'

/** What a test answers instead of the example, given a handler's input. A thrown CallError is a refusal. */
export type Answers = { [P in Path]?: (input: ParsedInput<P>) => Answer<P> | Promise<Answer<P>> }
/** A file is a whole response. */
type Answer<P extends Path> = Output<P> | Response

export interface FakeServer {
  /** The inputs that this call received, oldest first. */
  received<P extends Path>(path: P): ParsedInput<P>[]
}

const isPath = (name: string): name is Path => Object.hasOwn(api, name)

/** Takes the place of fetch until the end of the test. */
export function startFakeServer(answers: Answers): FakeServer {
  const requests: { path: Path; input: unknown }[] = []

  const answer = <P extends Path>(path: P, body: unknown): Answer<P> | Promise<Answer<P>> => {
    const input = api[path].input.parse(body) as ParsedInput<P>
    requests.push({ path, input })
    return answers[path]?.(input) ?? examples[path][0].output
  }

  vi.stubGlobal('fetch', async (url: string, { body, signal }: { body?: string; signal?: AbortSignal } = {}) => {
    // the event stream stays silent
    if (url === EVENTS_PATH) return new Response(new ReadableStream())
    const path = url.replace('/api/', '')
    if (!isPath(path)) return new Response(null, { status: 404 })
    try {
      const given = await answer(path, JSON.parse(body ?? '{}'))
      return given instanceof Response ? breakOff(given, signal) : trackReading(Response.json(given))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { status, code, message, details } = error
      return trackReading(Response.json({ error: message, message, code, details }, { status }))
    }
  })

  return {
    received: <P extends Path>(path: P) =>
      requests.filter((request) => request.path === path).map(({ input }) => input as ParsedInput<P>),
  }
}

/** Aborting a request breaks its answer off, as a browser does. */
function breakOff(response: Response, signal: AbortSignal | undefined): Response {
  if (!signal || !response.body) return response
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
}

function trackReading(response: Response): Response {
  const read = response.text.bind(response)
  response.text = () => track(read())
  return response
}
