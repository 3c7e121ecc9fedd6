// What the model foretells of one request.
import { ERROR_STATUSES, type ErrorCode } from '@tendertap/contract/errors/errors'
import type { Model } from './model.ts'
import { viewWork } from './view.ts'

export interface Outcome {
  model: Model
  answer: { status: number; code: string | null; body: unknown }
  /** what was done, for the list of everything that a run must reach; null for a refusal */
  reached: string | null
}

export function refuse(model: Model, code: ErrorCode): Outcome {
  return { model, answer: { status: ERROR_STATUSES[code], code, body: null }, reached: null }
}

export function answer(model: Model, body: unknown, reached: string): Outcome {
  return { model, answer: { status: 200, code: null, body }, reached }
}

/** A step answers the changed record. */
export function answerWork(model: Model, lotId: number, reached: string): Outcome {
  const lot = model.lots.get(lotId)
  return answer(model, lot ? viewWork(model, lot) : null, reached)
}
