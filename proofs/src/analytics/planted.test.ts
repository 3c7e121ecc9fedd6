import { expect, it } from 'vitest'
import { alterSources } from '../frame/alter-source.ts'
import { PLANTED } from './planted.ts'

it.each(Object.entries(PLANTED))('the source has what the bug "%s" alters', (_name, edit) => {
  expect(alterSources([edit])).toHaveProperty('ALTERED_SOURCES')
})
