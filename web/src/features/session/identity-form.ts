import { readSecondFactorCode } from '@tendertap/domain/second-factor'
import type { AccountTexts } from '../../i18n/ru/account.ts'
import { getTexts } from '../../i18n/texts.ts'

/** What the person types to show that it is really them. */
export interface Identity {
  password: string
  code: string
}

export const NO_IDENTITY: Identity = { password: '', code: '' }

export const IDENTITY_REFUSED_FIELDS = {
  wrong_password: 'password',
  wrong_second_factor: 'code',
} as const

interface IdentityRules {
  hasSecondFactor: boolean
  texts: AccountTexts['identity']
}

export function findIdentityErrors({ password, code }: Identity, { hasSecondFactor, texts }: IdentityRules) {
  return {
    password: password === '' && texts.passwordRequired,
    code: hasSecondFactor && readSecondFactorCode(code) === null && getTexts('public').login.codeRequired,
  }
}
