// The newest link of the audit log's chain, once a day: a copy of it outside the database.
import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const auditHead = defineMessageKind({
  facts: z.strictObject({
    number: z.number(),
    hash: z.string(),
    /** of the row that was linked last */
    at: z.iso.datetime(),
    /** rows that are not linked yet */
    waiting: z.number(),
  }),
  texts: {
    ru: ({ number, hash, at, waiting }) => ({
      subject: `Журнал действий: контрольная запись № ${number}`,
      paragraphs: [
        'Сохраните это письмо. По нему можно проверить, что записи журнала до этой включительно никто не изменил и не удалил.',
      ],
      rows: [
        ['Номер', String(number)],
        ['Хеш', hash],
        ['Последняя запись', `${formatDateTime(at)} (время Казахстана)`],
        ['Ещё не связано записей', String(waiting)],
        ['Проверка', `npm run operator -- verify-audit --head=${hash}`],
      ],
    }),
    kz: ({ number, hash, at, waiting }) => ({
      subject: `Әрекеттер журналы: № ${number} бақылау жазбасы`,
      paragraphs: [
        'Бұл хатты сақтап қойыңыз. Ол арқылы журналдағы осы жазбаға дейінгі жазбаларды ешкім өзгертпегенін және жоймағанын тексеруге болады.',
      ],
      rows: [
        ['Нөмірі', String(number)],
        ['Хеш', hash],
        ['Соңғы жазба', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Әлі байланыстырылмаған жазбалар', String(waiting)],
        ['Тексеру', `npm run operator -- verify-audit --head=${hash}`],
      ],
    }),
    en: ({ number, hash, at, waiting }) => ({
      subject: `Audit log: check record no. ${number}`,
      paragraphs: [
        'Keep this letter. With it one can check that nobody has changed or removed an entry of the log up to this one.',
      ],
      rows: [
        ['Number', String(number)],
        ['Hash', hash],
        ['Last entry', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Entries not linked yet', String(waiting)],
        ['To verify', `npm run operator -- verify-audit --head=${hash}`],
      ],
    }),
  },
})
