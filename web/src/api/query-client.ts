import { CallError } from '@tendertap/contract/client/call-error'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2

/** Only what may pass by itself is retried: no answer, or a server in trouble. A refusal stays a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  const passing = error instanceof CallError && (error.status === 0 || error.status >= 502)
  return passing && failures < MAX_RETRIES
}

export const queryClient = new QueryClient({
  // always: without a connection a call fails and says so, instead of waiting in silence
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: true, networkMode: 'always' },
  },
})
