import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { groupIntoPanels, type Member } from './panels.ts'

const member = (id: string, roles: Role[], active = true): Member => ({
  id,
  roles,
  active,
  email: `${id}@a.example`,
  fullName: id,
  phone: null,
  position: null,
})
const shown = (members: Member[]) =>
  Object.fromEntries(groupIntoPanels(members).map((panel) => [panel.name, panel.members.map(({ id }) => id)]))

test('four teams, the unassigned and the administrators have a panel even when nobody is in it', () => {
  expect(groupIntoPanels([]).map(({ name }) => name)).toEqual([
    'Lead Team',
    'Procurement Team',
    'Management Team',
    'Controller Team',
    'unassigned',
    'admins',
  ])
})

test('a person in several teams is in each, a person in no team is unassigned, an administrator is in no team', () => {
  const panels = shown([
    member('both', ['lead', 'manager']),
    member('none', []),
    member('boss', ['admin', 'lead']),
    member('buyer', ['procurement']),
  ])
  expect(panels).toEqual({
    'Lead Team': ['both'],
    'Procurement Team': ['buyer'],
    'Management Team': ['both'],
    'Controller Team': [],
    unassigned: ['none'],
    admins: ['boss'],
  })
})

test('inactive members are only in the panel of the inactive', () => {
  const panels = shown([member('gone', ['lead'], false), member('former', ['admin'], false)])
  expect(panels).toMatchObject({ 'Lead Team': [], admins: [], inactive: ['gone', 'former'] })
})
