import type { profile } from '../calls/profile.ts'
import type { Examples } from './example.ts'
import { me } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

const {
  roles: _roles,
  subscription: _subscription,
  mustChangePassword: _must,
  hasSecondFactor: _has,
  recoveryCodesLeft: _left,
  mustSetUpSecondFactor: _mustToo,
  ...present
} = me

export const profileExamples: Examples<keyof typeof profile> = {
  'me/getMe': [
    { title: 'The person', input: {}, output: me },
    { title: 'With the count of new companies', input: { newCompanies: true }, output: { ...me, newCompanies: 12 } },
  ],
  'me/updateProfile': [
    {
      title: 'Name and phone',
      input: { fullName: 'Айгерим Жолова', phone: '+7 701 000 12 34' },
      output: present,
    },
    {
      title: 'The position cleared, the language changed',
      input: { position: null, lang: 'kz' },
      output: { ...present, position: null, lang: 'kz' },
    },
    {
      title: 'A new e-mail, which takes effect when the link sent to it is opened',
      input: { email: 'a.zholova@akzhol-snab.example', password: STAND_INS.password },
      output: present,
    },
  ],
  'auth/confirmEmail': [{ input: { token: STAND_INS.confirmEmailToken }, output: {} }],
  'auth/cancelEmailChange': [
    { input: { token: STAND_INS.cancelEmailChangeToken }, output: { email: STAND_INS.email } },
  ],
}
