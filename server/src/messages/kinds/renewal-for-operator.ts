// RESOLUTIONS §4: the operator's side of a renewal request.
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { WORDS } from '@tendertap/domain/words/all'
import { z } from 'zod'
import { chosenTariff } from '../chosen-tariff.ts'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const renewalForOperator = defineMessageKind({
  facts: z.strictObject({
    company: companyName,
    askedBy: z.string(),
    email: z.string(),
    /** of the last subscription; null when there has been none */
    endsAt: z.string().nullable(),
    chosen: chosenTariff.nullable(),
  }),
  page: '/superadmin?tab=renewals',
  texts: {
    ru: ({ company, askedBy, email, endsAt, chosen }) => ({
      subject: `Заявка на продление: ${company}`,
      paragraphs: [
        'Компания просит продлить подписку и ждёт счёт на оплату. Когда подписка будет назначена, заявка закроется сама.',
      ],
      rows: [
        ['Компания', company],
        ['Кто просит', `${askedBy}, ${email}`],
        ['Подписка до', formatDateTime(endsAt)],
        [
          'Тариф',
          chosen
            ? `${WORDS.ru.tariffs[chosen.tariff]}, ${WORDS.ru.months(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'не выбран',
        ],
      ],
      button: 'Открыть заявки на продление',
    }),
    kz: ({ company, askedBy, email, endsAt, chosen }) => ({
      subject: `Ұзарту өтінімі: ${company}`,
      paragraphs: [
        'Компания жазылымды ұзартуды сұрайды және төлем шотын күтеді. Жазылым тағайындалғанда өтінім өздігінен жабылады.',
      ],
      rows: [
        ['Компания', company],
        ['Кім сұрайды', `${askedBy}, ${email}`],
        ['Жазылым мерзімі', formatDateTime(endsAt)],
        [
          'Тариф',
          chosen
            ? `${WORDS.kz.tariffs[chosen.tariff]}, ${WORDS.kz.months(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'таңдалмаған',
        ],
      ],
      button: 'Ұзарту өтінімдерін ашу',
    }),
    en: ({ company, askedBy, email, endsAt, chosen }) => ({
      subject: `Renewal request: ${company}`,
      paragraphs: [
        'The company asks to renew its subscription and awaits the payment notice. The request closes by itself when a subscription is assigned.',
      ],
      rows: [
        ['Company', company],
        ['Asked by', `${askedBy}, ${email}`],
        ['Subscription until', formatDateTime(endsAt)],
        [
          'Plan',
          chosen
            ? `${WORDS.en.tariffs[chosen.tariff]}, ${WORDS.en.months(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'not chosen',
        ],
      ],
      button: 'Open the renewal requests',
    }),
  },
})
