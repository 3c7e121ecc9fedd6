import type { Output } from '@tendertap/contract/calls/index'
import type { MemberRow } from './queries.ts'

export function presentMember(row: MemberRow): Output<'users/createUser'> {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    roles: row.roles,
    phone: row.phone,
    position: row.position,
    active: row.deactivated_at === null,
  }
}
