import { formatDateTime, formatDay, formatHour } from '../../clock.ts'
import { formatTenge } from '../../money.ts'
import { MOST_NEW_LOTS } from '../../saved-searches/saved-searches.ts'
import { createPlural } from '../../words/plural.ts'
import { words } from '../../words/ru.ts'
import { formatNumber } from '../../words/number.ts'
import { DAILY_HOUR } from '../daily.ts'
import type { NoticeTexts } from './texts.ts'

const plural = createPlural('ru')
const MORNING = formatHour(DAILY_HOUR)
const STEPS = { collect: 'сбор документов', price: 'цена', place: 'размещение' }
const listChanges: NoticeTexts['listChanges'] = ({ kinds, deadline, status }) =>
  kinds
    .map((kind) => {
      if (kind === 'deadline' && deadline?.after) return `срок подачи теперь ${formatDateTime(deadline.after)}`
      if (kind === 'status' && status) return `статус «${words.status(status) ?? status}»`
      return words.changes[kind]
    })
    .join(', ')
const withName = (text: string, by: string | null) => (by ? `${text}: ${by}` : text)
/** A search is counted up to its bound. */
const countNew = (count: number) =>
  count >= MOST_NEW_LOTS
    ? `${MOST_NEW_LOTS - 1}+ новых лотов`
    : `${count} ${plural(count, { one: 'новый лот', few: 'новых лота', many: 'новых лотов' })}`

export const texts: NoticeTexts = {
  listChanges,
  until: (moment) => `приём заявок до ${moment}`,
  groups: {
    new_suitable_tenders: 'Новые подходящие лоты',
    tender_status_changes: 'Изменения на портале',
    crm: 'Работа команды',
    system: 'Подписка',
    all_new_tenders: 'Новые лоты за сутки',
  },
  seeMore: (count) => `Посмотреть ещё ${count}`,
  open: 'Открыть',
  daily: {
    sums: ({ day, total, matched }) =>
      `Новых лотов с ${MORNING} вчера до ${MORNING} ${formatDay(day)}: ${formatNumber(total)}. ${matched > 0 ? `Вашим профилям ${plural(matched, { one: 'подходит', few: 'подходят', many: 'подходят' })} ${matched}.` : 'Подходящих вашим профилям среди них нет.'}`,
    match: (percent) => `Совпадение ${percent}%`,
    matching: 'Подходят вашим профилям',
    sources: 'Все новые лоты',
    openAll: 'Открыть все лоты',
  },
  says: {
    lot_matched: ({ interest, percent }) => `Новый лот, профиль «${interest}», совпадение ${percent}%`,
    search_matched: ({ search }) => `Новый лот по поиску «${search}»`,
    search_digest: ({ search, count }) => `По поиску «${search}» ${countNew(count)}`,
    followed_news: ({ followed, ...change }) =>
      followed === 'customer'
        ? 'Новый лот заказчика, за которым вы следите'
        : `Изменилась закупка, за которой вы следите: ${listChanges(change)}`,
    lot_changed: (change) => `Изменилось на портале: ${listChanges(change)}`,
    lot_superseded: ({ successor }) => `Закупку объявили заново: ${successor.code}`,
    lot_accepted: ({ by }) => withName('Лот принят, его можно брать в работу', by),
    lot_taken: ({ by }) => withName('Лот взят в работу', by),
    price_set: ({ by, price }) => withName(`Цена отправлена, ${formatTenge(price)}`, by),
    documents_completed: ({ by }) => withName('Сбор документов завершён', by),
    lot_placed: ({ by }) => withName('Предложение размещено', by),
    lot_stopped: ({ by }) => withName('Работа над лотом остановлена', by),
    result_published: () => 'Портал опубликовал итоги: внесите результат',
    result_filled: ({ by, outcome }) =>
      withName({ won: 'Мы выиграли', lost: 'Мы не выиграли', cancelled: 'Закупка отменена' }[outcome], by),
    recheck_needed: ({ documents }) =>
      `Портал изменил закупку, проверьте ещё раз: ${documents.map(({ ru }) => `«${ru}»`).join(', ')}`,
    lot_assigned: ({ by }) => (by ? `${by}: лот теперь за вами` : 'Лот теперь за вами'),
    mentioned: ({ by, excerpt }) => `${by ?? 'Вас упомянули'}: ${excerpt}`,
    deadline_soon: ({ lot }) =>
      lot.applicationEndAt === null
        ? 'Приём заявок скоро заканчивается'
        : `Приём заявок заканчивается ${formatDateTime(lot.applicationEndAt)}`,
    step_overdue: ({ step }) => `По плану уже должно быть готово: ${STEPS[step]}`,
    reminder: () => 'Вы просили напомнить о лоте',
    subscription_ending: ({ days, endDate }) =>
      `Подписка заканчивается через ${words.days(days)}, ${formatDay(endDate)}`,
    subscription_ended: ({ endDate }) => `Подписка закончилась ${formatDay(endDate)}`,
    daily_mailing: ({ total, matched }) =>
      `Новые лоты за сутки: ${formatNumber(total)}${matched > 0 ? `, подходят ${matched}` : ''}`,
  },
}
