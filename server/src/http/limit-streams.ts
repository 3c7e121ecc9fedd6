// Each long answer holds a connection, so this process limits how many a person may have open at a time.
import type { ServerResponse } from 'node:http'
import { AppError } from '../platform/app-error.ts'

/** Gives a function that counts an answer until it closes, and refuses one too many. */
export function limitStreams(most: number): (userId: string, response: ServerResponse) => void {
  const streamsOf = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => {
    const streams = (streamsOf.get(userId) ?? 0) + change
    if (streams > 0) streamsOf.set(userId, streams)
    else streamsOf.delete(userId)
  }
  return (userId, response) => {
    if ((streamsOf.get(userId) ?? 0) >= most) throw new AppError('too_many_requests')
    count(userId, 1)
    response.once('close', () => count(userId, -1))
  }
}
