// RESOLUTIONS §4: both sides get a letter of a renewal request; this one goes to the administrator who asked.
import { formatTenge } from '@tendertap/domain/money'
import { WORDS } from '@tendertap/domain/words/all'
import { z } from 'zod'
import { chosenTariff } from '../chosen-tariff.ts'
import { defineMessageKind } from '../kind.ts'

export const renewalRequested = defineMessageKind({
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
          ['Тариф', WORDS.ru.tariffs[chosen.tariff]],
          ['Срок', WORDS.ru.months(chosen.months)],
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
          ['Тариф', WORDS.kz.tariffs[chosen.tariff]],
          ['Мерзімі', WORDS.kz.months(chosen.months)],
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
          ['Plan', WORDS.en.tariffs[chosen.tariff]],
          ['Term', WORDS.en.months(chosen.months)],
          ['Total', formatTenge(chosen.total)],
        ],
      }),
      button: 'Open the subscription',
    }),
  },
})
