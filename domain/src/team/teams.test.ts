import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES, type Role, TEAM_ROLES, TEAMS } from '../roles.ts'
import {
  GRANTABLE_ROLES,
  isLastAdmin,
  listPanels,
  toTeamRoles,
  TEAM_NAMES,
  findTeamProblem,
  toTeamNames,
  removeTeam,
  replaceTeams,
} from './teams.ts'

test('the four teams map to the four team roles', () => {
  expect(TEAM_NAMES).toEqual(Object.keys(TEAMS))
  expect(TEAM_NAMES.map((team) => toTeamRoles([team]))).toEqual([
    ['lead'],
    ['procurement'],
    ['manager'],
    ['controller'],
  ])
  fc.assert(
    fc.property(fc.subarray([...TEAM_NAMES]), (teams) => {
      expect(toTeamNames(toTeamRoles(teams))).toEqual(teams)
    }),
  )
})

test.each([
  [[], 'team_required'],
  [['Night Team'], 'team_invalid'],
  [['toString'], 'team_invalid'],
  [['Night Team', 'Lead Team'], null],
  [['Lead Team'], null],
])('choosing %o: %s', (teams, problem) => {
  expect(findTeamProblem(teams)).toBe(problem)
})

describe('editing teams', () => {
  test.each<[Role[], string[], Role[]]>([
    [['lead'], ['Management Team'], ['manager']],
    [['admin', 'lead'], ['Management Team'], ['admin', 'manager']],
    [['admin', 'lead'], [], ['admin']],
    [
      ['lead', 'manager'],
      ['Management Team', 'Lead Team'],
      ['lead', 'manager'],
    ],
  ])('%o put into %o has %o', (roles, teams, after) => {
    expect(replaceTeams(roles, teams)).toEqual(after)
  })

  test('never gives or takes admin', () => {
    fc.assert(
      fc.property(fc.subarray([...ROLES]), fc.subarray([...TEAM_NAMES]), (roles, teams) => {
        expect(replaceTeams(roles, teams).includes('admin')).toBe(roles.includes('admin'))
      }),
    )
  })

  test('removing from a team drops only that role', () => {
    expect(removeTeam(['admin', 'lead', 'manager'], 'Lead Team')).toEqual(['admin', 'manager'])
    expect(removeTeam(['lead'], 'Lead Team')).toEqual([])
    expect(removeTeam(['lead'], 'Controller Team')).toEqual(['lead'])
  })
})

test.each<[Role[], string[]]>([
  [[], ['unassigned']],
  [
    ['lead', 'controller'],
    ['Lead Team', 'Controller Team'],
  ],
  [['admin'], []],
  [['admin', 'lead'], []],
])('%o stands in %o', (roles, panels) => {
  expect(listPanels(roles)).toEqual(panels)
})

test('superadmin can be granted by nobody', () => {
  expect([...GRANTABLE_ROLES].toSorted()).toEqual(['admin', ...TEAM_ROLES].toSorted())
})

const person = (id: string, roles: Role[], active = true) => ({ id, roles, active })

describe('the last admin', () => {
  test.each([
    ['the only one', [person('a', ['admin']), person('b', ['lead'])], true],
    ['one of two', [person('a', ['admin']), person('b', ['admin'])], false],
    ['the other one has left', [person('a', ['admin']), person('b', ['admin'], false)], true],
    ['someone else is the only one', [person('a', ['lead']), person('b', ['admin'])], false],
    ['has left already', [person('a', ['admin'], false)], false],
  ])('%s', (_, members, last) => {
    expect(isLastAdmin('a', members)).toBe(last)
  })
})
