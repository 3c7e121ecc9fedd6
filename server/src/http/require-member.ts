// The checks for routes that are not calls: the person may use the route, and has no open duty.
import { findAccessRefusal, type Access } from '@tendertap/contract/access'
import { AppError } from '../platform/app-error.ts'
import type { SignedInPerson } from './context.ts'

export type Member<P extends SignedInPerson = SignedInPerson> = P & { workspaceId: string }

export function requirePerson<P extends SignedInPerson>(access: Access, person: P | null): P {
  const refusal = findAccessRefusal(access, person)
  if (refusal) throw new AppError(refusal)
  if (!person) throw new AppError('unauthorized')
  if (person.duty) throw new AppError(person.duty)
  return person
}

export function requireMember<P extends SignedInPerson>(access: Access, found: P | null): Member<P> {
  const person = requirePerson(access, found)
  if (!person.workspaceId) throw new AppError('forbidden')
  return { ...person, workspaceId: person.workspaceId }
}
