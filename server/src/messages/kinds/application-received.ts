// The operator gets a letter about each new application.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const applicationReceived = defineMessageKind({
  facts: z.strictObject({
    /** of the company, or of the individual */
    name: companyName,
    bin: z.string().nullable(),
    contactPerson: z.string(),
    contactPhone: z.string(),
    email: z.string(),
  }),
  page: '/superadmin?tab=applications',
  texts: {
    ru: ({ name, bin, contactPerson, contactPhone, email }) => ({
      subject: `Новая заявка на регистрацию: ${name}`,
      paragraphs: ['Заявка ждёт вашего решения.'],
      rows: [
        ['Заявитель', name],
        ['БИН', bin ?? 'нет, физическое лицо'],
        ['Контактное лицо', contactPerson],
        ['Телефон', contactPhone],
        ['E-mail', email],
      ],
      button: 'Открыть заявки',
    }),
    kz: ({ name, bin, contactPerson, contactPhone, email }) => ({
      subject: `Тіркелуге жаңа өтінім: ${name}`,
      paragraphs: ['Өтінім сіздің шешіміңізді күтуде.'],
      rows: [
        ['Өтініш беруші', name],
        ['БСН', bin ?? 'жоқ, жеке тұлға'],
        ['Байланыс тұлғасы', contactPerson],
        ['Телефон', contactPhone],
        ['E-mail', email],
      ],
      button: 'Өтінімдерді ашу',
    }),
    en: ({ name, bin, contactPerson, contactPhone, email }) => ({
      subject: `New registration application: ${name}`,
      paragraphs: ['The application awaits your decision.'],
      rows: [
        ['Applicant', name],
        ['BIN', bin ?? 'none, an individual'],
        ['Contact person', contactPerson],
        ['Phone', contactPhone],
        ['E-mail', email],
      ],
      button: 'Open the applications',
    }),
  },
})
