// RESOLUTIONS §4: the operator's side of a renewal request.
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { z } from 'zod'
import { messageKind } from '../kind.ts'
import { chosenTariff, MONTHS, TARIFF_NAMES } from '../tariff-words.ts'

export const renewalForOperator = messageKind({
  facts: z.strictObject({
    company: z.string(),
    askedBy: z.string(),
    email: z.string(),
    /** of the last subscription; null when there has been none */
    endsAt: z.string().nullable(),
    chosen: chosenTariff.nullable(),
  }),
  page: '/superadmin',
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
            ? `${TARIFF_NAMES.ru[chosen.tariff]}, ${MONTHS.ru(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'не выбран',
        ],
      ],
      button: 'Открыть панель оператора',
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
            ? `${TARIFF_NAMES.kz[chosen.tariff]}, ${MONTHS.kz(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'таңдалмаған',
        ],
      ],
      button: 'Оператор панелін ашу',
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
            ? `${TARIFF_NAMES.en[chosen.tariff]}, ${MONTHS.en(chosen.months)}, ${formatTenge(chosen.total)}`
            : 'not chosen',
        ],
      ],
      button: 'Open the operator panel',
    }),
  },
})
