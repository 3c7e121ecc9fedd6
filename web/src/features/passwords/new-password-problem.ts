import { findPasswordProblem, type PasswordProblem } from '@tendertap/domain/passwords'

/** `personal`: the name, e-mail and company, which must not be the password. The server checks the same rule. */
export function findNewPasswordProblem(
  password: string,
  personal: readonly (string | null | undefined)[] = [],
): 'required' | PasswordProblem | null {
  if (password === '') return 'required'
  return findPasswordProblem(
    password,
    personal.filter((words) => typeof words === 'string'),
  )
}
