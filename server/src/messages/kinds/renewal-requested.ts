// RESOLUTIONS §4: both sides get a letter of a renewal request; this one goes to the administrator who asked.
import { formatTenge } from '@tendertap/domain/money'
import { z } from 'zod'
import { messageKind } from '../kind.ts'
import { chosenTariff, MONTHS, TARIFF_NAMES } from '../tariff-words.ts'

export const renewalRequested = messageKind({
  facts: z.strictObject({ chosen: chosenTariff.nullable() }),
  page: '/tariffs',
  texts: {
    ru: ({ chosen }) => ({
      subject: 'Заявка на продление подписки принята',
      paragraphs: [
        'Мы получили вашу заявку на продление подписки Tendertap. Ожидайте счёт на оплату: его пришлёт оператор. Доступ откроется в течение одного рабочего дня после поступления денег.',
      ],
      ...(chosen && {
        rows: [
          ['Тариф', TARIFF_NAMES.ru[chosen.tariff]],
          ['Срок', MONTHS.ru(chosen.months)],
          ['Сумма', formatTenge(chosen.total)],
        ],
      }),
      button: 'Открыть подписку',
    }),
    kz: ({ chosen }) => ({
      subject: 'Жазылымды ұзарту өтінімі қабылданды',
      paragraphs: [
        'Tendertap жазылымын ұзарту туралы өтініміңізді алдық. Төлем шотын күтіңіз: оны оператор жібереді. Ақша түскеннен кейін бір жұмыс күні ішінде қолжетімділік ашылады.',
      ],
      ...(chosen && {
        rows: [
          ['Тариф', TARIFF_NAMES.kz[chosen.tariff]],
          ['Мерзімі', MONTHS.kz(chosen.months)],
          ['Сомасы', formatTenge(chosen.total)],
        ],
      }),
      button: 'Жазылымды ашу',
    }),
    en: ({ chosen }) => ({
      subject: 'Your renewal request has been received',
      paragraphs: [
        'We have received your request to renew the Tendertap subscription. Please await the payment notice: the operator will send it. Access opens within one working day of the payment.',
      ],
      ...(chosen && {
        rows: [
          ['Plan', TARIFF_NAMES.en[chosen.tariff]],
          ['Term', MONTHS.en(chosen.months)],
          ['Total', formatTenge(chosen.total)],
        ],
      }),
      button: 'Open the subscription',
    }),
  },
})
