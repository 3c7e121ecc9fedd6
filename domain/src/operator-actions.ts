// What the operator does to accounts on the command line, as the audit log names it.
export const OPERATOR_ACTIONS = ['operator/make-superadmin', 'operator/remove-second-factor'] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

export function isOperatorAction(action: string): action is OperatorAction {
  return OPERATOR_ACTIONS.some((known) => known === action)
}
