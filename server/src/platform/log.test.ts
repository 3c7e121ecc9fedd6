import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { createLog } from './log.ts'

function writeLine(logged: object): string {
  const lines: string[] = []
  createLog('info', 'test', { write: (line) => void lines.push(line) }).error(logged, 'failed')
  return lines.join('')
}

async function refuse(statement: string): Promise<unknown> {
  const client = new pg.Client((await freshDatabase()).owner)
  await client.connect()
  try {
    return await client.query(statement)
  } catch (cause) {
    return cause
  } finally {
    await client.end()
  }
}

describe('a logged error', () => {
  test('shows the code by which PostgreSQL names it', async () => {
    const { err } = JSON.parse(writeLine({ err: await refuse('select 1 / 0') })) as { err: object }
    expect(err).toMatchObject({ code: '22012', message: 'division by zero' })
  })

  test('shows which rule a row breaks, but not the values of the row', async () => {
    const line = writeLine({
      err: await refuse(
        "create temp table account (password_hash text, age int constraint adult check (age > 17)); insert into account values ('argon-hash', 3)",
      ),
    })
    expect(line).not.toContain('argon-hash')
    expect(JSON.parse(line)).toMatchObject({ err: { code: '23514', constraint: 'adult', table: 'account' } })
  })
})

test('what is wrong with the payload of a job is shown', () => {
  const line = writeLine({ issues: [{ code: 'invalid_type', path: ['key'] }] })
  expect(line).toContain('invalid_type')
})

describe('a secret is hidden', () => {
  const SECRET = 'correct horse battery'
  const headers = { authorization: SECRET, cookie: SECRET, 'set-cookie': SECRET }
  const fields = { password: SECRET, currentPassword: SECRET, token: SECRET, secret: SECRET }
  test.each<[string, object]>([
    ['in the headers of a request', { headers }],
    ['in the headers of a logged request', { req: { headers } }],
    ['in the headers that an error carries', { err: Object.assign(new Error('no answer'), { config: { headers } }) }],
    ['in a body', { body: { ...fields, code: SECRET } }],
    ['in the body of a logged request', { request: { body: { ...fields, code: SECRET } } }],
    ['in the input of a call', { call: { input: { ...fields, code: SECRET } } }],
    ['in the payload of a job', { payload: { ...fields, code: SECRET } }],
    ['in the data of a job that failed', { job: { data: { ...fields, code: SECRET } } }],
    ['in the facts of a message', { facts: { ...fields, code: SECRET } }],
    ['in a row', { row: { password_hash: SECRET, secret: SECRET, token: SECRET } }],
    ['at the top', fields],
  ])('%s', (_where, logged) => {
    const line = writeLine(logged)
    expect(line).toContain('[redacted]')
    expect(line).not.toContain(SECRET)
  })
})
