import type { secondFactor } from '../calls/second-factor.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const recoveryCodes = [
  '7KQ2-M0XD-91RT-ZB4C',
  'E4VN-3H8S-KD0W-6JYA',
  'P9TB-5XGM-2CZF-Q7R1',
  '0WDK-Y6NE-8MVH-4SJT',
  'C3RA-ZF1Q-7PXB-9G5K',
  'M8YH-2TJD-E0SV-W6NC',
  'XB7Z-Q4KG-5RF9-1APM',
  '6JEW-DS3Y-V8CT-H0ND',
  'G1QR-9APK-MZ4X-7BF2',
  'T5SC-V0HW-6EJN-Y8KD',
]
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const secondFactorExamples: Examples<keyof typeof secondFactor> = {
  'me/startSecondFactor': [
    {
      input: { password: STAND_INS.password },
      output: {
        secret,
        url: `otpauth://totp/Tendertap:aigerim%40akzhol-snab.example?secret=${secret}&issuer=Tendertap`,
      },
    },
  ],
  'me/confirmSecondFactor': [{ input: { code: '492 039' }, output: { recoveryCodes } }],
  'me/removeSecondFactor': [{ input: { password: STAND_INS.password, code: '492039' }, output: {} }],
  'me/makeRecoveryCodes': [{ input: { password: STAND_INS.password, code: '492039' }, output: { recoveryCodes } }],
}
