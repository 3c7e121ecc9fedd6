// What one person or address may ask of this process, counted in its memory: docs/decisions/0027. Attempts to sign in,
// to register and to reset a password are counted in the database (db/rate-limit.ts), for all processes together.
import type { Call } from '@tendertap/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { toNetwork } from '../../platform/network.ts'
import { createSlots, NoSlot } from '../../platform/slots.ts'
import { createTokenBuckets } from '../../platform/token-buckets.ts'
import type { ClaimedSession } from '../../platform/tokens.ts'
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
  /** by how much the process may run late before it refuses every call; 0: it never does */
  eventLoopDelayMs: number
}

export interface CallLimits {
  searchTimeoutMs: number
  /**
   * Before anything is looked up, so that a refusal costs next to nothing: counts the calls of a session, and a search
   * takes one of its person's places or waits for one. It leaves it when the handler has ended, even if the client has
   * left before, and without a handler when the answer is sent. A file takes one of its person's places for files until
   * the last byte is sent or the client has left.
   */
  enter(call: Call, reply: FastifyReply, session: ClaimedSession | null): Promise<void>
  /** Counts a call before its body is read. */
  count(call: Call, request: FastifyRequest, person: SignedInPerson | null): void
  /** Runs a handler; a search takes one of the places of all people together. */
  run<T>(call: Call, reply: FastifyReply, work: () => Promise<T>): Promise<T>
}

const BURST_SECONDS = 10
/** a larger body counts as so many calls */
const BYTES_PER_CALL = 64 * 1024
const MAX_WAITING_PER_PERSON = 12
export const FILES_PER_PERSON = 2
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
  const takeFileSlot = createSlots({
    atOnce: FILES_PER_PERSON,
    maxWaiting: MAX_WAITING_PER_PERSON,
    maxWaitMs: searchWaitMs,
  })
  const takeSharedSlot = createSlots({ atOnce: searchesAtOnce, maxWaiting: MAX_WAITING, maxWaitMs: searchWaitMs })

  /** of searches whose handler does not run yet */
  const places = new WeakMap<FastifyReply, () => void>()

  return {
    searchTimeoutMs,
    count: (call, request, person) => {
      const calls = Math.max(1, readBodySize(call, request) / BYTES_PER_CALL)
      const seconds = takeTokens(person?.userId ?? toNetwork(readAddress(request)), calls)
      if (seconds > 0) throw new OverLimit(seconds)
    },
    enter: async (call, reply, session) => {
      if (session === null) return
      // a counter of its own: an ended session must not use up what its person may ask
      const seconds = takeTokens(`session ${session.sessionId}`, 1)
      if (seconds > 0) throw new OverLimit(seconds)
      const refusal = new OverLimit(searchWaitMs / 1_000)
      if (call.answers === 'file') {
        const leaveFile = await takeFileSlot(session.userId, watchClient(reply)).catch(toRefusal(refusal))
        if (reply.raw.destroyed) return leaveFile()
        reply.raw.once('close', leaveFile)
      }
      if (call.cost !== 'search') return
      const leaveOwn = await takeOwnSlot(session.userId, watchClient(reply)).catch(toRefusal(refusal))
      if (reply.raw.destroyed) return leaveOwn()
      places.set(reply, leaveOwn)
      reply.raw.once('close', () => takePlace(reply)?.())
    },
    run: async (call, reply, work) => {
      if (call.cost !== 'search') return work()
      // from here on the place is left by what runs, not by the client
      const leaveOwn = takePlace(reply)
      try {
        return await runShared(reply, work)
      } finally {
        leaveOwn?.()
      }
    },
  }

  async function runShared<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const leave = await takeSharedSlot('', watchClient(reply)).catch(toRefusal(new AppError('overloaded')))
    try {
      return await work()
    } catch (error) {
      throw isCancelled(error) ? new AppError('search_too_slow') : error
    } finally {
      leave()
    }
  }

  function takePlace(reply: FastifyReply): (() => void) | undefined {
    const leaveOwn = places.get(reply)
    places.delete(reply)
    return leaveOwn
  }
}

const clients = new WeakMap<FastifyReply, AbortSignal>()

/** Aborted when the client has left; one for all places that a call waits for. */
function watchClient(reply: FastifyReply): AbortSignal {
  const known = clients.get(reply)
  if (known) return known
  const { raw: response } = reply
  const controller = new AbortController()
  clients.set(reply, controller.signal)
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
