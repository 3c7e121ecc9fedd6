// What counts as the code of a second factor: six digits of an authenticator app, or one of the recovery codes that
// were shown when the second factor was turned on.
export const APP_CODE_DIGITS = 6
export const RECOVERY_CODES = 10
/** 32 characters, five bits each: digits and letters without I, L, O and U, which are easily misread */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: nobody guesses one, so a fast hash protects the stored ones well enough */
export const RECOVERY_CODE_LENGTH = 16

export type SecondFactorCode = { kind: 'app'; digits: string } | { kind: 'recovery'; code: string }

const APP_CODE = new RegExp(`^\\d{${APP_CODE_DIGITS}}$`)
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`)

/** People type codes in groups, in small letters, and read 0 and 1 as letters. Null when it can be neither. */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (APP_CODE.test(text)) return { kind: 'app', digits: text }
  const code = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** In groups of four, as it is shown and copied. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-')
}
