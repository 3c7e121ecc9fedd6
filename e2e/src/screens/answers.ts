// Answers that a page gets instead of the server's own. Chromium's Fetch domain rather than `page.route`: that one
// turns the browser's cache off, and every load would take twice as long.
import type { Output, Path } from '@tendertap/contract/calls/index'
import type { Page } from 'playwright-core'

interface Fixed {
  status: number
  body: object
}

/** The server's own answer, changed; with `input`, its answer to that input instead of the page's. */
interface Changed<Body> {
  change(body: Body): object
  input?: object
}

/** An answer that depends on what the page asks for. */
interface Computed {
  bodyFor(input: Record<string, unknown>): object
}

export type Answer<Body> = Fixed | Changed<Body> | Computed | 'never'

export interface Answers {
  set<P extends Path>(path: P, answer: Answer<Output<P>>): void
  /** From now on the server answers everything again. */
  clear(): void
}

export const answer = (status: number, body: object): Fixed => ({ status, body })
export const refusal = (status: number, code: string): Fixed => answer(status, { error: code, message: code, code })

const HEADERS = [
  { name: 'content-type', value: 'application/json' },
  { name: 'x-request-id', value: '4821-0937' },
]
const base64 = (body: object) => Buffer.from(JSON.stringify(body)).toString('base64')

const readInput = (postData = '{}') => JSON.parse(postData) as Record<string, unknown>

interface Paused {
  requestId: string
  request: { url: string; postData?: string | undefined }
  /** the request has been to the server already */
  responseStatusCode?: number | undefined
}

/** By default the server answers. */
export async function interceptAnswers(page: Page): Promise<Answers> {
  const answers = new Map<string, Answer<never>>()
  const session = await page.context().newCDPSession(page)

  async function reply({ requestId, request, responseStatusCode }: Paused): Promise<void> {
    const found = answers.get(new URL(request.url).pathname.replace('/api/', ''))
    if (found === 'never') return
    if (!found) return void (await session.send('Fetch.continueRequest', { requestId }))
    const fixed = 'bodyFor' in found ? answer(200, found.bodyFor(readInput(request.postData))) : found
    if ('status' in fixed)
      return void (await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: fixed.status,
        responseHeaders: HEADERS,
        body: base64(fixed.body),
      }))
    if (responseStatusCode === undefined)
      return void (await session.send('Fetch.continueRequest', {
        requestId,
        interceptResponse: true,
        ...(fixed.input && { postData: base64(fixed.input) }),
      }))
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
    const original = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()) as never
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: HEADERS,
      body: base64(fixed.change(original)),
    })
  }

  session.on('Fetch.requestPaused', (paused) => {
    reply(paused).catch((error: unknown) => {
      // the page has navigated away, and no longer waits for the answer
      if (!/Invalid InterceptionId|closed/.test(String(error))) throw error
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return {
    set: (path, given) => void answers.set(path, given),
    clear: () => answers.clear(),
  }
}
