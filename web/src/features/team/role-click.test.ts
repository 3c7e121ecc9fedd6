import type { Role } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import type { Member } from './panels.ts'
import { changeTeam, decideRoleClick, type RoleName } from './role-click.ts'

const member = (roles: Role[], active = true): Member => ({
  id: '1',
  email: 'd@a.example',
  fullName: 'Данияр',
  phone: null,
  position: null,
  roles,
  active,
})

describe('a click on the cell of a role', () => {
  test.each<[string, Role[], RoleName, object]>([
    ['adds a team at once', ['lead'], 'Management Team', { change: { team: 'Management Team', isMember: true } }],
    [
      'takes one of several teams away at once',
      ['lead', 'manager'],
      'Lead Team',
      { change: { team: 'Lead Team', isMember: false } },
    ],
    [
      'takes the only team of an administrator away at once',
      ['admin', 'lead'],
      'Lead Team',
      { change: { team: 'Lead Team', isMember: false } },
    ],
    ['asks before the last team', ['lead'], 'Lead Team', { confirmation: { kind: 'remove', team: 'Lead Team' } }],
    ['asks before somebody becomes an administrator', ['lead'], 'admin', { confirmation: { kind: 'makeAdmin' } }],
    ['asks before the rights of an administrator end', ['admin'], 'admin', { confirmation: { kind: 'withdrawAdmin' } }],
  ])('%s', (_, roles, name, click) => {
    expect(decideRoleClick(member(roles), name, false)).toMatchObject(click)
  })

  test('leaves the last administrator the role, but not the teams', () => {
    expect(decideRoleClick(member(['admin', 'lead']), 'admin', true)).toEqual({ refusal: 'last_admin' })
    expect(decideRoleClick(member(['admin', 'lead']), 'Lead Team', true)).toHaveProperty('change')
  })

  test('changes nothing for somebody who is inactive', () => {
    expect(decideRoleClick(member(['lead'], false), 'Lead Team', false)).toEqual({ refusal: 'inactive' })
  })
})

test.each<[Role[], boolean, Role[]]>([
  [['lead'], true, ['lead', 'manager']],
  [['admin'], true, ['admin', 'manager']],
  [['manager', 'admin', 'lead'], false, ['admin', 'lead']],
  [['manager'], true, ['manager']],
  [['lead'], false, ['lead']],
])('%o after the change of the management team to %s: %o', (roles, isMember, expected) => {
  expect(changeTeam(roles, { team: 'Management Team', isMember })).toEqual(expected)
})
