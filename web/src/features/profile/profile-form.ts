import type { Input } from '@tendertap/contract/calls/index'
import { changesCredentials } from '@tendertap/domain/credentials'
import { isEmail } from '@tendertap/domain/workspaces/registration'

export interface ProfileFields {
  fullName: string
  position: string
  phone: string
  email: string
}
export type EmailProblem = 'emailMissing' | 'emailWrong'

type SavedProfile = { [F in keyof ProfileFields]: string | null }

export function toFields({ fullName, position, phone, email }: SavedProfile): ProfileFields {
  return { fullName: fullName ?? '', position: position ?? '', phone: phone ?? '', email: email ?? '' }
}

/** The e-mail can't be cleared; everything else can. */
export function findEmailProblem({ email }: Pick<ProfileFields, 'email'>): EmailProblem | null {
  const address = email.trim()
  if (address === '') return 'emailMissing'
  return isEmail(address) ? null : 'emailWrong'
}

/** Does saving these fields take the person's password? */
export function needsIdentity(saved: { email: string }, { email }: Pick<ProfileFields, 'email'>): boolean {
  return changesCredentials(saved, { email: email.trim() })
}

/** spec 1 §5: empty fields are saved as null. */
export function toProfileInput(fields: ProfileFields): Input<'me/updateProfile'> & { email: string } {
  const orNull = (value: string) => value.trim() || null
  return {
    fullName: orNull(fields.fullName),
    position: orNull(fields.position),
    phone: orNull(fields.phone),
    email: fields.email.trim(),
  }
}
