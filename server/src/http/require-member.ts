// The check for routes that are not calls: the person must be a member of a workspace without an open duty.
import { findAccessRefusal, type Access } from '@tendertap/contract/access'
import { AppError } from '../platform/app-error.ts'
import type { SignedInPerson } from './context.ts'

export type Member = SignedInPerson & { workspaceId: string }

export function requireMember(access: Access, person: SignedInPerson | null): Member {
  const refusal = findAccessRefusal(access, person)
  if (refusal) throw new AppError(refusal)
  if (person?.duty) throw new AppError(person.duty)
  if (!person?.workspaceId) throw new AppError('forbidden')
  return { ...person, workspaceId: person.workspaceId }
}
