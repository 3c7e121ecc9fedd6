// What one person or address may ask of this process, counted in its memory: docs/decisions/0027. Attempts to sign in,
// to register and to reset a password are counted in the database (db/rate-limit.ts), for all processes together.
import type { Call } from '@tendertap/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { toNetwork } from '../../platform/network.ts'
import { createSlots, NoSlot } from '../../platform/slots.ts'
import { createTokenBuckets } from '../../platform/token-buckets.ts'
import type { SignedInPerson } from '../context.ts'
import { readAddress } from './address.ts'
import { OverLimit } from './over-limit.ts'

export interface LimitSettings {
  /** of a person, or of an address without a session; ten times as many at once */
  callsPerSecond: number
  searchesPerPerson: number
  /** of all people together */
  searchesAtOnce: number
  /** a search that finds no free place in this time is refused */
  searchWaitMs: number
  /** statements of a search are cancelled after this time */
  searchTimeoutMs: number
}

export interface CallLimits {
  searchTimeoutMs: number
  /** Counts a call before its body is read. */
  count(call: Call, request: FastifyRequest, person: SignedInPerson | null): void
  /** Runs a handler; a search waits for its turn. */
  run<T>(call: Call, reply: FastifyReply, person: SignedInPerson | null, work: () => Promise<T>): Promise<T>
}

const BURST_SECONDS = 10
/** a larger body counts as so many calls */
const BYTES_PER_CALL = 64 * 1024
const MAX_WAITING_PER_PERSON = 12
const MAX_WAITING = 200

export function createCallLimits({
  callsPerSecond,
  searchesPerPerson,
  searchesAtOnce,
  searchWaitMs,
  searchTimeoutMs,
}: LimitSettings): CallLimits {
  const takeTokens = createTokenBuckets({ burst: callsPerSecond * BURST_SECONDS, perSecond: callsPerSecond })
  const takeOwnSlot = createSlots({
    atOnce: searchesPerPerson,
    maxWaiting: MAX_WAITING_PER_PERSON,
    maxWaitMs: searchWaitMs,
  })
  const takeSharedSlot = createSlots({ atOnce: searchesAtOnce, maxWaiting: MAX_WAITING, maxWaitMs: searchWaitMs })

  return {
    searchTimeoutMs,
    count: (call, request, person) => {
      const calls = Math.max(1, readBodySize(call, request) / BYTES_PER_CALL)
      const seconds = takeTokens(person?.userId ?? toNetwork(readAddress(request)), calls)
      if (seconds > 0) throw new OverLimit(seconds)
    },
    run: async (call, reply, person, work) => {
      if (call.cost !== 'search' || !person) return work()
      const signal = watchClient(reply)
      const leaveOwn = await takeOwnSlot(person.userId, signal).catch(toRefusal(new OverLimit(searchWaitMs / 1_000)))
      try {
        const leaveShared = await takeSharedSlot('', signal).catch(toRefusal(new AppError('overloaded')))
        try {
          return await work()
        } finally {
          leaveShared()
        }
      } catch (error) {
        throw isCancelled(error) ? new AppError('search_too_slow') : error
      } finally {
        leaveOwn()
      }
    },
  }
}

/** Aborted when the client has left. */
function watchClient({ raw: response }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (response.destroyed) controller.abort()
  else response.once('close', () => controller.abort())
  return controller.signal
}

/** A body of unknown length counts as the largest. */
function readBodySize({ maxBody }: Call, { headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return maxBody
  return Math.min(maxBody, Number(headers['content-length'] ?? 0))
}

function toRefusal(refusal: AppError): (error: unknown) => never {
  return (error) => {
    throw error instanceof NoSlot ? refusal : error
  }
}

/** PostgreSQL's code for a statement that took longer than statement_timeout. */
const QUERY_CANCELED = '57014'

function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED
}
