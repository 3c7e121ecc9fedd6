// What was asked lately, for the control page and for tests.
const KEPT = 60

export interface SeenRequest {
  at: string
  surface: string
  method: string
  path: string
  status: number
  milliseconds: number
  /** The fault that befell it. */
  fault: string | null
}

export interface RequestLog {
  add(request: SeenRequest): void
  /** The newest first. */
  recent(): readonly SeenRequest[]
  total(): number
}

export function createRequestLog(): RequestLog {
  const kept: SeenRequest[] = []
  let total = 0
  return {
    add(request) {
      total += 1
      kept.unshift(request)
      kept.length = Math.min(kept.length, KEPT)
    },
    recent: () => kept,
    total: () => total,
  }
}
