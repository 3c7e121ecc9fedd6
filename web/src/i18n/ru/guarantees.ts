import { DAYS_AFTER, DAYS_BEFORE } from '@tendertap/domain/guarantees/days'
import { EXPECTED_RESULT_DAYS } from '@tendertap/domain/guarantees/security'
import { analyticsWords } from '@tendertap/domain/words/analytics/ru'
import { words } from '@tendertap/domain/words/ru'

const { guarantees } = analyticsWords

// Money behind bid securities.
export const texts = {
  figures: guarantees.figures,
  formulas: {
    now: 'Обеспечение размещённых заявок, итоги по которым ещё не известны, и лотов в работе, по которым приём заявок заканчивается сегодня или срок не известен. Обеспечение = плановая сумма лота × процент, который опубликовал портал.',
    peak: `Наибольшая сумма за один день в ближайшие ${words.days(DAYS_AFTER)}: размещённые заявки и лоты в работе. Деньги по лоту в работе считаем замороженными со дня окончания приёма заявок, итоги ждём через ${words.days(EXPECTED_RESULT_DAYS)} после него.`,
    peakDay: 'Первый день с наибольшей суммой.',
  },
  days: guarantees.days,
  daysAbout: `Сколько денег заморожено в обеспечении заявок: за прошедшие ${words.days(DAYS_BEFORE)} и на ${words.days(DAYS_AFTER)} вперёд.`,
  chartAbout:
    'График: сколько денег заморожено в обеспечении по дням. В таблице дни начиная с сегодня, в файле Excel – все.',
  placed: guarantees.placed,
  planned: guarantees.planned,
  ofThemPlanned: (amount: string) => `готовится ${amount}`,
  columns: guarantees.columns,
  lotsOf: (day: string) => `Обеспечение на ${day}`,
  today: 'сегодня',
  empty: 'Замороженных денег нет',
  emptyText: 'Суммы появятся, когда в работе будут лоты, по которым портал опубликовал обеспечение заявки.',
  unpublished: (shown: string) => `Не учтено лотов без опубликованного обеспечения: ${shown}.`,
  unpublishedLots: analyticsWords.inFiles.unpublished,
  percentOf: (percent: string) => `${percent}\u00A0% плановой суммы`,
  held: (from: string, until: string) => `${from} – ${until}`,
  none: 'В этот день замороженных денег нет',
  lot: {
    adds: (amount: string, percent: string) => `Заморозит ${amount} (${percent}\u00A0%)`,
    holds: (amount: string, percent: string) => `Заморожено ${amount} (${percent}\u00A0%)`,
    peak: (amount: string, day: string) => `с ним пик – ${amount}, ${day}`,
    /** the lot is in work, so its security is in the sums */
    counted: (from: string) => `с ${from}, в суммах уже учтено`,
    until: (day: string) => `ждём обратно ${day}`,
  },
}

export type GuaranteesTexts = typeof texts
