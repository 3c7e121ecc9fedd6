import { CallError } from '@tendertap/contract/client/call-error'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2
const RETRY_REFRESH_MS = 15_000

/**
 * Retries only failures that may be temporary: no answer, or a server that is unavailable. A refusal is final, and a
 * search that took too long would take as long again.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  const isTemporary =
    error instanceof CallError && error.code !== 'search_too_slow' && (error.status === 0 || error.status >= 502)
  return isTemporary && failures < MAX_RETRIES
}

export const queryClient = new QueryClient({
  // networkMode "always": without a connection a call fails and shows an error instead of waiting silently
  defaultOptions: {
    queries: {
      retry: mayRetry,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      // a refresh that failed is tried again; what was loaded before stays on the screen meanwhile
      refetchInterval: ({ state }) => (state.status === 'error' && state.data !== undefined ? RETRY_REFRESH_MS : false),
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
