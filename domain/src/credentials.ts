/** What decides who can sign in to an account. */
export interface Credentials {
  email?: string | undefined
  password?: string | null | undefined
}

/**
 * A session alone must not take an account over: a new e-mail, or a password that an administrator sets, is saved only
 * with the current password of whoever saves it, and with a code where they have a second factor. (One's own password
 * is changed with the current one alone: to sign in with the new one still takes the code.)
 */
export function changesCredentials(saved: { email: string }, { email, password }: Credentials): boolean {
  return Boolean(password) || (email !== undefined && email !== saved.email)
}
