// vitest's global setup: the whole product as built for production, with the demo world, once for all journeys.
import { startStack } from '../../tools/stack.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    mailboxUrl: string
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({ webRoot: 'web/dist', quiet: true, built: true })
  project.provide('url', stack.url)
  project.provide('mailboxUrl', stack.mailboxUrl)
  return stack.stop
}
