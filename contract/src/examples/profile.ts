import type { profile } from '../profile.ts'
import type { Examples } from './example.ts'
import { me } from './people.ts'

const { roles: _roles, subscription: _subscription, ...present } = me

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
    { title: 'The position cleared, the language changed', input: { position: null, lang: 'kz' }, output: { ...present, position: null, lang: 'kz' } },
  ],
}
