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

test('four teams, the unassigned and the administrators stand there even when nobody is in them', () => {
  expect(groupIntoPanels([]).map(({ name }) => name)).toEqual([
    'Lead Team',
    'Procurement Team',
    'Management Team',
    'Controller Team',
    'unassigned',
    'admins',
  ])
})

test('a person in several teams stands in each, one in none among the unassigned, an administrator in no team', () => {
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

test('whoever has left stands in a panel of their own alone', () => {
  const panels = shown([member('gone', ['lead'], false), member('former', ['admin'], false)])
  expect(panels).toMatchObject({ 'Lead Team': [], admins: [], inactive: ['gone', 'former'] })
})
