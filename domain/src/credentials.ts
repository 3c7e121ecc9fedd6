/** What decides who can sign in to an account. */
export interface Credentials {
  email?: string | undefined
  password?: string | null | undefined
}

/**
 * A session alone must not take an account over: a new e-mail or a new password, one's own or a member's, is saved only
 * with the current password of whoever saves it, and with a code where they have a second factor.
 */
export function changesCredentials(saved: { email: string }, { email, password }: Credentials): boolean {
  return Boolean(password) || (email !== undefined && email !== saved.email)
}
