import type { secondFactor } from '../calls/second-factor.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const secondFactorExamples: Examples<keyof typeof secondFactor> = {
  'me/startSecondFactor': [
    {
      input: {},
      output: {
        secret,
        url: `otpauth://totp/Tendertap:aigerim%40akzhol-snab.example?secret=${secret}&issuer=Tendertap`,
      },
    },
  ],
  'me/confirmSecondFactor': [{ input: { code: '492 039' }, output: {} }],
  'me/removeSecondFactor': [{ input: { password: STAND_INS.password, code: '492039' }, output: {} }],
}
