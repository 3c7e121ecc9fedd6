// When a deactivated member founds a company of their own with the same e-mail, the address passes to the new account.
// The old one keeps a stand-in that can be nobody's (RFC 2606); migration 0028 writes it.
const RELEASED_DOMAIN = '@released.invalid'

/** Whether the account has given its e-mail up. */
export function isReleasedEmail(email: string): boolean {
  return email.endsWith(RELEASED_DOMAIN)
}
