import { useTexts } from '../../i18n/texts.ts'
import { findNewPasswordProblem } from './new-password-problem.ts'

/** Returns a function that finds the text for what is wrong with a new password; null: nothing. */
export function useNewPasswordError() {
  const { required } = useTexts('passwords')
  const errors = useTexts('errors')
  return (...password: Parameters<typeof findNewPasswordProblem>): string | null => {
    const problem = findNewPasswordProblem(...password)
    return problem && (problem === 'required' ? required : errors[problem])
  }
}
