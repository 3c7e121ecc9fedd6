import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = await mkdtemp(join(tmpdir(), 'tendertap-settings-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'secret')
const secret = 'x'.repeat(32)
await writeFile(file, `${secret}\n`)

test('a setting is read from the file that the environment names', () => {
  expect(readConfig(['SESSION_SECRET'], { SESSION_SECRET_FILE: file })).toEqual({ SESSION_SECRET: secret })
})

test('a setting in a file is checked like any other', () => {
  expect(() => readConfig(['SECOND_FACTOR_KEY'], { SECOND_FACTOR_KEY_FILE: file })).toThrow(
    'SECOND_FACTOR_KEY: must be 64 hexadecimal digits',
  )
})

test('a setting that is set twice stops the process', () => {
  const environment = { SESSION_SECRET: secret, SESSION_SECRET_FILE: file }
  expect(() => readConfig(['SESSION_SECRET'], environment)).toThrow('SESSION_SECRET and SESSION_SECRET_FILE')
})

test('a file that cannot be read stops the process, and its setting is named', () => {
  const environment = { SESSION_SECRET_FILE: join(folder, 'none') }
  expect(() => readConfig(['SESSION_SECRET'], environment)).toThrow(/SESSION_SECRET_FILE: ENOENT/)
})
