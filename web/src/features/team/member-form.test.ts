import { describe, expect, test } from 'vitest'
import {
  toUpdateUserInput,
  EMPTY_FIELDS,
  toFields,
  findMemberProblems,
  toCreateUserInput,
  type MemberFields,
} from './member-form.ts'
import type { Member } from './panels.ts'

const filled: MemberFields = {
  ...EMPTY_FIELDS,
  fullName: 'Данияр Закупов',
  email: 'd@a.example',
  password: 'tulip-kok-tobe-42',
  teams: ['Lead Team'],
}
const member: Member = {
  id: '1',
  email: 'd@a.example',
  fullName: 'Данияр',
  phone: null,
  position: 'Инженер',
  roles: ['lead', 'manager'],
  active: true,
}

describe('add user', () => {
  test.each<[Partial<MemberFields>, object]>([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'name_required' }],
    [{ email: '' }, { email: 'email_missing' }],
    [{ email: 'a@b@c' }, { email: 'email_invalid' }],
    [{ password: '' }, { password: 'password_required' }],
    [{ password: 'short' }, { password: 'password_too_short' }],
    [{ password: 'закупов2026' }, { password: 'password_common' }],
    [{ teams: [] }, { teams: 'team_required' }],
    [{ teams: ['Night Team' as never] }, { teams: 'team_invalid' }],
    [{ phone: '', position: '' }, {}],
  ])('with %o has the problems %o', (change, problems) => {
    expect(findMemberProblems({ ...filled, ...change }, null)).toEqual(problems)
  })

  test('phone and position are optional: empty becomes null', () => {
    expect(toCreateUserInput({ ...filled, fullName: ' Данияр ', phone: ' ' })).toEqual({
      email: 'd@a.example',
      fullName: 'Данияр',
      password: 'tulip-kok-tobe-42',
      roles: ['lead'],
      phone: null,
      position: null,
    })
  })
})

describe('edit user', () => {
  test('starts with what there is; the password is optional, empty becomes null', () => {
    const fields = toFields(member)
    expect(fields).toMatchObject({
      fullName: 'Данияр',
      phone: '',
      position: 'Инженер',
      password: '',
      teams: ['Lead Team', 'Management Team'],
    })
    expect(findMemberProblems(fields, member)).toEqual({})
    expect(toUpdateUserInput('1', fields)).toMatchObject({
      userId: '1',
      password: null,
      roles: ['lead', 'manager'],
      phone: null,
    })
    expect(findMemberProblems({ ...fields, password: 'short' }, member)).toEqual({ password: 'password_too_short' })
  })

  test('asks for a team, but not of an administrator', () => {
    expect(findMemberProblems({ ...toFields(member), teams: [] }, member)).toEqual({ teams: 'team_required' })
    expect(findMemberProblems({ ...toFields(member), teams: [] }, { ...member, roles: ['admin'] })).toEqual({})
  })
})
