import type { Call } from '@tendertap/contract/call'
import { api } from '@tendertap/contract/calls/index'
import { upload } from '@tendertap/contract/own-files'
import { LANGUAGES } from '@tendertap/domain/languages'
import { OPERATOR_ACTIONS } from '@tendertap/domain/operator-actions'
import { expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'

const calls: readonly [string, Call][] = Object.entries(api)
const writing = calls.filter(([, { writes }]) => writes).map(([path]) => path)

const logged = [...writing, upload.action, ...OPERATOR_ACTIONS]

test.each(LANGUAGES)(
  'in %s the log has a sentence for every call that writes, an upload and every command, and for no other',
  async (language) => {
    const { actions } = await DICTIONARIES.audit[language]()
    expect(Object.keys(actions).toSorted()).toEqual(logged.toSorted())
  },
)

test.each(LANGUAGES)('in %s no two actions read the same', async (language) => {
  const sentences = Object.values((await DICTIONARIES.audit[language]()).actions)
  expect(new Set(sentences).size).toBe(sentences.length)
})
