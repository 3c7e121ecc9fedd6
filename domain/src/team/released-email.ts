// When a deactivated member founds a company of their own with the same e-mail, the address passes to the new account.
// The old one gets a placeholder address that cannot exist (RFC 2606); migration 0026 writes it.
const RELEASED_DOMAIN = '@released.invalid'

/** Whether the account has given its e-mail up. */
export function isReleasedEmail(email: string): boolean {
  return email.endsWith(RELEASED_DOMAIN)
}
