import { expect, test } from 'vitest'
import type { Role } from '@tendertap/domain/roles'
import { type Access, findAccessRefusal } from './access.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const inWorkspace = (...roles: Role[]) => ({ roles, workspaceId: WORKSPACE })
const visitor = null
const operator = { roles: ['superadmin'] as const, workspaceId: null }

const cases: [Access, string, Parameters<typeof findAccessRefusal>[1], ReturnType<typeof findAccessRefusal>][] = [
  ['anyone', 'a visitor', visitor, null],
  ['signed in', 'a visitor', visitor, 'unauthorized'],
  ['signed in', 'the operator', operator, null],
  ['signed in', 'someone without a role', inWorkspace(), null],
  ['member', 'a visitor', visitor, 'unauthorized'],
  ['member', 'someone without a role', inWorkspace(), null],
  ['member', 'the operator', operator, 'forbidden'],
  ['member or superadmin', 'the operator', operator, null],
  ['member or superadmin', 'a controller', inWorkspace('controller'), null],
  ['member or superadmin', 'someone without role and workspace', { roles: [], workspaceId: null }, 'forbidden'],
  [['manager', 'procurement'], 'a visitor', visitor, 'unauthorized'],
  [['manager', 'procurement'], 'a lead', inWorkspace('lead'), 'forbidden'],
  [['manager', 'procurement'], 'a lead who also buys', inWorkspace('lead', 'procurement'), null],
  [['manager'], 'the operator', operator, 'forbidden'],
  [['manager'], 'a manager of no workspace', { roles: ['manager'], workspaceId: null }, 'forbidden'],
  [['superadmin'], 'an admin', inWorkspace('admin'), 'forbidden'],
  [['superadmin'], 'the operator', operator, null],
]

test.each(cases)('a call open to %j answers %s with the right word', (access, _, person, answer) => {
  expect(findAccessRefusal(access, person)).toBe(answer)
})
