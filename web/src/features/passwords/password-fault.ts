import { findPasswordProblem, type PasswordProblem } from '@tendertap/domain/passwords'

/** `own`: what anyone knows about the person. The server asks the same rule. */
export function findPasswordFault(
  password: string,
  own: readonly (string | null | undefined)[] = [],
): 'required' | PasswordProblem | null {
  if (password === '') return 'required'
  return findPasswordProblem(
    password,
    own.filter((words) => typeof words === 'string'),
  )
}
