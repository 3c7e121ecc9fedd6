// Every example of the API page, sent to a real server by someone who may call it.
import type { Access } from '@tendertap/contract/access'
import type { Call } from '@tendertap/contract/call'
import { examples } from '@tendertap/contract/features'
import { api, type Path } from '@tendertap/contract/calls/index'
import { listRefusalCodes } from '@tendertap/contract/errors/refusal-codes'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { makeRealValues, replaceStandIns, type RealValues } from '../../testing/example-inputs.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()

const all = (Object.entries(api) as [Path, Call][]).flatMap(([path, call]) =>
  examples[path].map(({ title, input }) => ({ name: title ? `${path}: ${title}` : path, path, call, input })),
)

function rolesFor(access: Access): readonly Role[] {
  return typeof access === 'string' ? ['manager'] : access.slice(0, 1)
}

interface Caller {
  real: RealValues
  token: string
}

async function makeCaller(access: Access): Promise<Caller> {
  const workspaceId = await aWorkspace(server)
  const caller = await aPerson(server, rolesFor(access), workspaceId)
  const token = await getToken(server, caller)
  return { real: await makeRealValues(server, { workspaceId, caller }), token }
}

const readers = new Map<string, Promise<Caller>>()

/** Rows of the caller's own, made anew for each example that writes, so that none sees what another did. */
function findCaller({ access, writes }: Call): Promise<Caller> {
  if (writes) return makeCaller(access)
  const kind = JSON.stringify(access)
  const reader = readers.get(kind) ?? makeCaller(access)
  readers.set(kind, reader)
  return reader
}

test.each(all)('$name', async ({ path, call, input }) => {
  const { real, token } = await findCaller(call)
  const headers = {
    'content-type': 'application/json',
    ...(call.access !== 'anyone' && { authorization: `Bearer ${token}` }),
  }
  const { status, body } = await server.post(`/api/${path}`, JSON.stringify(replaceStandIns(input, real)), headers)
  if (status === 200) return
  // the step may be wrong for a lot as fresh as this one, but nothing else may be
  expect({ status, body }).toMatchObject({ status: expect.toBeOneOf([404, 409]) })
  expect(body.code).not.toBe('not_found')
  expect(listRefusalCodes(call)).toContain(body.code)
})
