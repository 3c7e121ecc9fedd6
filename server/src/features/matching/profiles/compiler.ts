// Compiled profiles of the workspaces that have asked lately. The same version under the same model is compiled once.
import { compileProfile, type CompiledProfile } from '../../../scoring/compile-profile.ts'
import type { ScoringModel } from '../../../scoring/model.ts'
import type { Profile } from './profile.ts'

const MAX_COMPILED = 2_000

export type Compile = (profile: Profile, model: ScoringModel) => CompiledProfile

export function createCompiler(): Compile {
  const compiled = new Map<string, CompiledProfile>()
  return (profile, model) => {
    const key = `${profile.id} ${profile.version} ${model.number} ${profile.votes?.number ?? 0}`
    const known = compiled.get(key)
    if (known) return known
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    const made = compileProfile(profile.content, model, profile.votes?.learned)
    compiled.set(key, made)
    return made
  }
}
