import type { passwords } from '../calls/passwords.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const password = 'tuman-basqan-tau'

export const passwordsExamples: Examples<keyof typeof passwords> = {
  'auth/requestPasswordReset': [{ input: { email: STAND_INS.email }, output: {} }],
  'auth/resetPassword': [
    { input: { token: STAND_INS.resetPasswordToken, password }, output: { email: STAND_INS.email } },
  ],
  'me/changePassword': [{ input: { currentPassword: STAND_INS.password, password }, output: {} }],
}
