// Who asks for something outside the calls: a member of a workspace, with nothing left to do first.
import { findAccessRefusal, type Access } from '@tendertap/contract/access'
import { AppError } from '../platform/app-error.ts'
import type { SignedIn } from './context.ts'

export type Member = SignedIn & { workspaceId: string }

export function requireMember(access: Access, person: SignedIn | null): Member {
  const refusal = findAccessRefusal(access, person)
  if (refusal) throw new AppError(refusal)
  if (person?.duty) throw new AppError(person.duty)
  if (!person?.workspaceId) throw new AppError('forbidden')
  return { ...person, workspaceId: person.workspaceId }
}
