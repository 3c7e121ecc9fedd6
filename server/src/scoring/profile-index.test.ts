import { expect, test } from 'vitest'
import { CLASS_NAMES, LOTS, PROFILES } from '../testing/matching/set.ts'
import { analyseLot } from './analyse-lot.ts'
import { buildModel, summariseLots } from './build-model.ts'
import { compileProfile } from './compile-profile.ts'
import { ProfileIndex } from './profile-index.ts'
import { scoreLot } from './score-lot.ts'

const MATCH = 60

test('every profile of the labelled set that a lot matches is found by the index, with a code and without', async () => {
  const source = summariseLots(LOTS.map(({ content }) => content))
  const model = await buildModel(1, { ...source, classNames: [...CLASS_NAMES, ...source.classNames] })
  const index = new ProfileIndex<string>()
  const compiled = PROFILES.map((profile) => ({
    key: profile.key,
    profile: compileProfile({ ...profile, classes: [], refusedClasses: [] }, model),
  }))
  for (const { key, profile } of compiled) index.set(key, profile)
  const missed: string[] = []
  for (const [place, { content }] of LOTS.entries()) {
    if (place % 5 !== 0) continue
    const lot = analyseLot(place % 2 === 0 ? content : { ...content, ensTruCode: null }, model)
    const found = new Set(index.findCandidates(lot).map(({ id }) => id))
    for (const { key, profile } of compiled)
      if (!found.has(key) && scoreLot(profile, lot).percent >= MATCH) missed.push(`${key}: ${content.names[0]}`)
  }
  expect(missed).toEqual([])
})
