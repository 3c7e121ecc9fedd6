// Each long answer holds a connection, so this process limits how many a person may have open at a time.
import type { ServerResponse } from 'node:http'
import { AppError } from '../platform/app-error.ts'

/** Gives a function that counts an answer until it closes, and refuses one too many. */
export function limitStreams(max: number): (userId: string, response: ServerResponse) => void {
  const openStreams = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => {
    const streams = (openStreams.get(userId) ?? 0) + change
    if (streams > 0) openStreams.set(userId, streams)
    else openStreams.delete(userId)
  }
  return (userId, response) => {
    if ((openStreams.get(userId) ?? 0) >= max) throw new AppError('too_many_requests')
    count(userId, 1)
    response.once('close', () => count(userId, -1))
  }
}
