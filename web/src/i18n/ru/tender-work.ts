import type { TenderAction } from '@tendertap/domain/tender-work/tender-work'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

const actions: Record<TenderAction, string> = {
  setOfferPrice: 'Цены отправлены по всем лотам',
  completeCollectingDocuments: 'Документы собраны по всем лотам',
  completeTender: 'Размещение всех лотов завершено',
}

// Tenders as wholes: rating, archive, and what a manager does with all lots at once.
export const texts = {
  rateTitle: 'Оценка тендеров',
  archiveTitle: 'Архив тендеров',
  list: 'Список тендеров',
  count: (count: number, shown: string) =>
    `${shown} ${plural(count, { one: 'тендер', few: 'тендера', many: 'тендеров' })}`,
  loadFailed: 'Ошибка при загрузке тендеров',
  filterRefused: 'Сервер не принял этот фильтр, поэтому показаны все тендеры.',
  empty: 'Нет тендеров, соответствующих вашим фильтрам',
  clearFilters: 'Сбросить фильтры',
  lots: 'Лоты',
  awaiting: (count: number, shown: string) =>
    `${plural(count, { one: 'ждёт', few: 'ждут', many: 'ждут' })} вашей оценки: ${shown}`,
  inArchive: (_count: number, shown: string) => `в архиве: ${shown}`,
  votes: 'Голоса за тендер целиком',
  accept: 'Принять тендер',
  accepted: 'Тендер принят',
  acceptFailed: 'Ошибка при принятии тендера',
  activate: 'Взять тендер в работу',
  activateAll: 'Взять все лоты в работу',
  /** of a tender with a single lot */
  activateOnly: 'Взять тендер в работу',
  activated: 'Тендер успешно активирован',
  activateFailed: 'Ошибка при активации тендера',
  leftOut: {
    title: 'Взяты не все лоты',
    text: 'Остальные лоты тендера теперь в работе. Эти взять не удалось:',
  },
  /** the dots: a dialog follows */
  reject: 'Отклонить…',
  rejectTitle: 'Отклонить тендер',
  rejected: 'Тендер отклонен',
  rejectFailed: 'Ошибка при отклонении тендера',
  decline: 'Отклонить тендер…',
  declineDialog: {
    title: 'Отклонить тендер',
    text: (count: number, shown: string) =>
      `${shown} ${plural(count, {
        one: 'открытый лот тендера будет отклонён',
        few: 'открытых лота тендера будут отклонены',
        many: 'открытых лотов тендера будут отклонены',
      })} для всей компании: ни голосовать за ${count === 1 ? 'него, ни взять его' : 'них, ни взять их'} в работу больше не получится. Лоты, которые уже в работе, останутся. Отменить это нельзя.`,
    pointless: 'Отклонять больше нечего',
    action: 'Отклонить тендер',
  },
  actions,
  panel: {
    title: 'Работа над тендером',
    offerPrice: 'Наша цена по всем лотам',
    noPrice: 'ещё не по всем лотам',
    log: 'Журнал работы',
  },
}

export type TenderWorkTexts = typeof texts
