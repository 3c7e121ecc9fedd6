// A model as bytes, to be stored and to be loaded by every process.
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ScoringModel } from './model.ts'

export function serialiseModel(model: ScoringModel): Buffer {
  return gzipSync(JSON.stringify(model))
}

/** Throws if another version of the scorer wrote it: then a model must be built again. */
export function parseModel(number: number, bytes: Buffer): ScoringModel {
  return { ...(JSON.parse(gunzipSync(bytes).toString()) as ScoringModel), number }
}
