export interface LoginFields {
  email: string
  password: string
}
export type LoginProblem = 'emailRequired' | 'emailWrong' | 'passwordRequired'

/** spec 1 §5, login: e-mail format and password required. */
export function findLoginProblems({ email, password }: LoginFields): { email?: LoginProblem; password?: LoginProblem } {
  const address = email.trim()
  return {
    ...(address === '' ? { email: 'emailRequired' as const } : !isEmail(address) && { email: 'emailWrong' as const }),
    ...(password === '' && { password: 'passwordRequired' as const }),
  }
}

// Exactly one @ with something on both sides, as registration asks.
function isEmail(address: string): boolean {
  return /^[^@\s]+@[^@\s]+$/.test(address)
}
