import { words } from '@tendertap/domain/words/ru'
import { workWords } from '@tendertap/domain/words/work/ru'

// Taking a lot into work or declining it, and what becomes of it.
export const texts = {
  statuses: workWords.statuses,
  statusLabel: words.lotFields.workStatus,
  allStatuses: 'Все',
  inWorkWith: (status: string) => `В работе: ${status.toLowerCase()}`,
  /** where there is room for one word */
  inWork: 'В работе',
  take: 'Взять в работу',
  /** the dots: a dialog follows */
  decline: 'Отклонить…',
  done: { rating: 'Лот успешно активирован', catalogue: 'Лот активирован', potential: 'Лот взят в работу' },
  /** the card of the lot that was just taken */
  open: 'Открыть',
  failed: {
    rating: 'Ошибка при активации лота',
    catalogue: 'Ошибка при активации лота',
    potential: 'Ошибка при взятии лота в работу',
  },
  takeDialog: {
    title: 'Взять лот в работу',
    processing: 'Эти документы ещё загружаются. Взять лот можно будет, как только они придут:',
    unavailable: 'Портал не выдаёт эти документы. Лот можно взять и без них:',
    ready: 'Все документы получены, лот можно брать в работу.',
  },
  declineDialog: {
    title: 'Отклонить лот',
    /** {name} is the lot's */
    text: 'Лот «{name}» будет отклонён для всей компании: ни голосовать за него, ни взять его в работу больше не получится. Отменить это нельзя.',
    action: 'Отклонить лот',
  },
  declined: 'Лот отклонен',
  declineFailed: 'Ошибка при отклонении лота',
  empty: {
    title: 'Брать в работу нечего',
    none: 'Сейчас нет открытых лотов, которые подходят вашим профилям или приняты коллегами. Новые появятся здесь сами.',
    noProfiles: 'Лоты сюда отбирают профили интересов и голоса коллег. Профилей пока нет.',
    askAdmin: 'Попросите администратора создать профиль интересов.',
  },
}

export type WorkTexts = typeof texts
