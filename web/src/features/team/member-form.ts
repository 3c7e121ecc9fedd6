// spec 1 §5, add or edit user. The server asks the same rules of domain again.
import type { Input } from '@tendertap/contract/calls/index'
import { findPasswordProblem, type PasswordProblem } from '@tendertap/domain/passwords'
import {
  toTeamRoles,
  findTeamProblem,
  toTeamNames,
  type TeamName,
  type TeamProblem,
} from '@tendertap/domain/team/teams'
import { isEmail } from '@tendertap/domain/workspaces/registration'
import type { Member } from './panels.ts'

export interface MemberFields {
  fullName: string
  email: string
  password: string
  phone: string
  position: string
  teams: readonly TeamName[]
}

export type MemberProblem =
  | 'name_required'
  | 'password_required'
  | 'email_missing'
  | 'email_invalid'
  | PasswordProblem
  | TeamProblem
export type MemberProblems = Partial<Record<keyof MemberFields, MemberProblem>>

export const EMPTY_FIELDS: MemberFields = { fullName: '', email: '', password: '', phone: '', position: '', teams: [] }

export function toFields(member: Member): MemberFields {
  return {
    fullName: member.fullName ?? '',
    email: member.email,
    password: '',
    phone: member.phone ?? '',
    position: member.position ?? '',
    teams: toTeamNames(member.roles),
  }
}

/** Administrators have a panel of their own and need no team. */
export function needsTeam(member: Member | null): boolean {
  return !member?.roles.includes('admin')
}

export function findMemberProblems(fields: MemberFields, member: Member | null): MemberProblems {
  const { password, teams } = fields
  const [fullName, email] = [fields.fullName.trim(), fields.email.trim()]
  const found: { [K in keyof MemberFields]?: MemberProblem | null } = {
    fullName: fullName === '' ? 'name_required' : null,
    email: email === '' ? 'email_missing' : isEmail(email) ? null : 'email_invalid',
    // on edit an empty one keeps the present password
    password:
      password === '' ? (member ? null : 'password_required') : findPasswordProblem(password, [email, fullName]),
    teams: needsTeam(member) ? findTeamProblem(teams) : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** What createUser takes; an empty phone or position becomes null. */
export function toCreateUserInput(fields: MemberFields): Input<'users/createUser'> {
  return {
    email: fields.email.trim(),
    fullName: fields.fullName.trim(),
    password: fields.password,
    roles: toTeamRoles(fields.teams),
    phone: fields.phone.trim() || null,
    position: fields.position.trim() || null,
  }
}

/** What updateUser takes; an empty password becomes null. */
export function toUpdateUserInput(userId: string, fields: MemberFields): Input<'users/updateUser'> {
  return { ...toCreateUserInput(fields), userId, password: fields.password || null }
}
