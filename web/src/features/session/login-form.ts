import { isEmail } from '@tendertap/domain/workspaces/registration'

export interface LoginFields {
  email: string
  password: string
  rememberMe?: boolean
}
export type LoginProblem = 'emailRequired' | 'emailWrong' | 'passwordRequired'

/** spec 1 §5, login: e-mail format and password required. */
export function findLoginProblems({ email, password }: LoginFields): { email?: LoginProblem; password?: LoginProblem } {
  const problem = findEmailProblem(email)
  return {
    ...(problem && { email: problem }),
    ...(password === '' && { password: 'passwordRequired' as const }),
  }
}

/** Of the address somebody signs in with. */
export function findEmailProblem(email: string): 'emailRequired' | 'emailWrong' | null {
  const address = email.trim()
  if (address === '') return 'emailRequired'
  return isEmail(address) ? null : 'emailWrong'
}

/** A password keeps its spaces. */
export function toCredentials(fields: LoginFields): LoginFields {
  return { ...fields, email: fields.email.trim() }
}
