import type { registration } from '../calls/registration.ts'
import type { Examples } from './example.ts'

export const registrationExamples: Examples<keyof typeof registration> = {
  'auth/register': [
    {
      title: 'A company',
      input: {
        email: 'zakup@bereke-trade.example',
        fullName: 'Марат Заявкин',
        phone: '+7 705 000 90 12',
        position: null,
        companyName: 'ТОО «Береке Трейд»',
        bin: '990140000019',
        contactPerson: 'Марат Заявкин',
        contactPhone: '+7 705 000 90 12',
        contactEmail: 'zakup@bereke-trade.example',
        type: 'legal',
        lang: 'ru',
      },
      output: {},
    },
    {
      title: 'An individual',
      input: {
        email: 'saule@pochta.example',
        fullName: 'Сауле Частнова',
        phone: '+7 707 000 34 56',
        contactPerson: 'Сауле Частнова',
        type: 'individual',
      },
      output: {},
    },
  ],
}
