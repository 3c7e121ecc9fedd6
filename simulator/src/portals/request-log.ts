// The latest requests, for the control page and for tests.
const LIMIT = 60

export interface LoggedRequest {
  at: string
  surface: string
  method: string
  path: string
  status: number
  milliseconds: number
  /** The fault that was applied to its answer. */
  fault: string | null
}

export interface RequestLog {
  add(request: LoggedRequest): void
  /** The newest first. */
  recent(): readonly LoggedRequest[]
  total(): number
}

export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = []
  let total = 0
  return {
    add(request) {
      total += 1
      requests.unshift(request)
      requests.length = Math.min(requests.length, LIMIT)
    },
    recent: () => requests,
    total: () => total,
  }
}
