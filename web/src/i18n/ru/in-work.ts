import { workWords } from '@tendertap/domain/words/work/ru'
import type { Consequence } from '@tendertap/domain/lot-work/consequences'
import type { Stage } from '@tendertap/domain/lot-work/stage'
import type { ForwardStep } from '@tendertap/domain/lot-work/turn'
import type { PriceWarning } from '@tendertap/domain/money'
import type { Role } from '@tendertap/domain/roles'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')
const documents = (count: number) =>
  `${count} ${plural(count, { one: 'обязательный документ', few: 'обязательных документа', many: 'обязательных документов' })}`

const workers: Partial<Record<Role, string>> = { manager: 'менеджер', procurement: 'закупщик' }

const turns: Record<ForwardStep, (missing: number) => string> = {
  collectDocument: (missing) => `Собрать ещё ${documents(missing)}`,
  setOfferPrice: () => 'Указать цену',
  confirmDocument: () => 'Проверить документы после изменений на портале',
  completeCollecting: () => 'Завершить сбор документов',
  place: () => 'Разместить лот',
  confirmPlacement: () => 'Подтвердить размещение',
}

const boardSteps: Record<ForwardStep, string> = {
  collectDocument: 'Собрать документы',
  setOfferPrice: 'Указать цену',
  confirmDocument: 'Проверить документы',
  completeCollecting: 'Завершить сбор…',
  place: 'Разместить…',
  confirmPlacement: 'Подтвердить…',
}

const boardEmpty: Record<Stage, string> = {
  1: 'Нет лотов, по которым собирают документы.',
  2: 'Нет лотов, которые ждут цены.',
  3: 'Нет лотов, готовых к размещению.',
}

const priceWarnings: Record<PriceWarning, string> = {
  far_below_planned: 'Это меньше 30\u00A0% плановой суммы. Проверьте, не потерялась ли цифра.',
  above_planned: 'Это больше 120\u00A0% плановой суммы. Проверьте, нет ли лишней цифры.',
}

/** what a change on the portal means for the work */
const consequences: Record<Consequence, string> = {
  plan_renewed: 'План работы пересчитан под новый срок.',
  price_share_changed: 'Доля цены и обеспечение заявки пересчитаны от новой суммы.',
  documents_to_recheck: 'Документы закупки изменились.',
  votes_outdated: 'Голоса отданы до этого изменения.',
  deactivation_offered: 'Работу над лотом можно прекратить.',
  move_offered: 'Работу можно перенести на новое объявление.',
  result_prefilled: 'Итоги подставлены в форму результатов.',
}

// The screen of the lots in work. In the texts of dialogs {name} is the lot's.
export const texts = {
  empty: {
    status: 'Нет лотов с выбранным статусом',
    statusText: 'Выберите другой статус или посмотрите все лоты в работе.',
    showAll: 'Показать все',
    title: 'В работе пока ничего нет',
    text: 'Лоты появятся здесь, как только менеджер возьмёт их в работу.',
    choose: 'Выбрать лот',
  },
  board: {
    view: 'Вид',
    asList: 'Список',
    asBoard: 'Доска',
    /** the name of a column with the number of its lots; null until it is known */
    columnWithCount: (name: string, count: number | null) => (count === null ? name : `${name}\u00A0·\u00A0${count}`),
    more: (shown: number, total: number) => `Показать ещё: показано ${shown} из ${total}`,
    price: 'Цена предложения:',
    empty: boardEmpty,
    steps: boardSteps,
  },
  expired: 'срок истёк',
  stages: { 1: 'Сбор документов', 2: 'Цена', 3: 'Размещение' },
  stagesLabel: 'Этапы работы',
  stage: (number: number, name: string) => `${number}. ${name}`,
  collected: (collected: number, total: number) => `${collected} из ${total} собрано`,
  priceWaits: 'ждёт менеджера',
  placement: {
    ahead: 'впереди',
    ready: 'можно размещать',
    placed: 'ждёт подтверждения',
  },
  turn: {
    title: 'Чей ход',
    workers,
    or: ' или ',
    yours: 'Ваш ход',
    others: (who: string) => `Ход: ${who}`,
    steps: turns,
    none: 'Ждать никого не нужно',
  },
  log: {
    actions: workWords.actions,
    unknown: 'Изменение',
    /** a colleague's step on a lot of the page */
    told: (lot: string, step: string) => `«${lot}». ${step}`,
  },
  checklist: {
    title: 'Документы',
    optional: 'необязательно',
    undo: 'Отменить',
    priceWaits: 'отметится, когда отправят цену',
    empty: 'Список документов пуст',
    add: 'Добавить документ',
    recheck: 'проверьте ещё раз',
    confirm: 'Проверено',
  },
  files: {
    label: 'Файлы',
    attach: 'Прикрепить файл',
    fromLibrary: 'Из библиотеки',
    attached: 'Документ прикреплён',
    sending: (name: string) => `Загружается «${name}»…`,
    failed: (name: string) => `Не удалось прикрепить «${name}»`,
    attachFailed: 'Не удалось прикрепить документ',
    detach: (name: string) => `Убрать файл «${name}»`,
    detachFailed: 'Не удалось убрать файл',
    isFromLibrary: 'из библиотеки',
    expired: (day: string) => `Срок действия истёк ${day}. Загрузите новый документ в библиотеку.`,
    expires_before: (day: string) => `Действует только до ${day}: закончится раньше, чем приём заявок.`,
    libraryTitle: 'Документ из библиотеки',
    choose: 'Прикрепить',
    libraryEmpty: 'Выбрать не из чего',
    libraryEmptyText: 'В библиотеке нет документов, или все они здесь уже есть.',
  },
  addDocument: {
    title: 'Новый документ',
    name: 'Название',
    nameRequired: 'Введите название документа',
    required: 'Обязательный: без него сбор не завершить',
    comment: 'Комментарий',
    submit: 'Добавить',
    done: 'Документ добавлен',
    failed: 'Не удалось добавить документ',
  },
  price: {
    title: 'Ценовое предложение',
    label: 'Цена предложения, ₸',
    send: 'Отправить…',
    final: 'Отправлена и больше не меняется',
    notSent: 'Ещё не отправлено',
    done: 'Ценовое предложение отправлено',
    warnings: priceWarnings,
    dialog: {
      title: 'Отправить ценовое предложение',
      text: 'Предложение по лоту «{name}»:',
      irreversible: 'После отправки изменить цену будет нельзя.',
      action: 'Отправить',
    },
  },
  placing: {
    title: 'Размещение',
    complete: 'Завершить сбор документов…',
    completedAt: (date: string) => `Сбор документов завершён ${date}`,
    place: 'Разместить лот…',
    confirm: 'Подтвердить размещение…',
  },
  deactivate: 'Деактивировать…',
  dialogs: {
    completeCollecting: {
      title: 'Завершить сбор документов',
      text: 'Сбор документов по лоту «{name}» будет завершён. Отменить это нельзя, и документы больше нельзя будет изменить.',
      action: 'Завершить сбор',
    },
    place: {
      title: 'Разместить лот',
      text: 'Лот «{name}» будет отмечен как размещённый на площадке. Отменить это нельзя.',
      action: 'Разместить',
    },
    confirmPlacement: {
      title: 'Подтвердить размещение',
      text: 'Размещение лота «{name}» будет завершено, и лот перейдёт в завершённые. Отменить это нельзя.',
      action: 'Подтвердить',
    },
    deactivate: {
      title: 'Деактивировать лот',
      text: 'Работа над лотом «{name}» прекратится для всей компании, и лот уйдёт в архив. Отменить это нельзя: взять его в работу снова не получится.',
      action: 'Деактивировать',
    },
    moveWork: {
      title: 'Перенести работу',
      text: 'Документы, цена и ход работы лота «{name}» перейдут на лот нового объявления. Отменить это нельзя. Если лот уже размещён, размещать придётся заново.',
      action: 'Перенести',
    },
  },
  done: {
    completeCollecting: 'Сбор документов завершен',
    place: 'Лот размещен',
    confirmPlacement: 'Размещение завершено',
    deactivate: 'Лот деактивирован',
    moveWork: 'Работа перенесена',
  },
  /** spec 2 §8: the server's reason follows */
  failed: {
    title: 'Ошибка',
    collectDocument: 'Ошибка при обновлении статуса документа: ',
    confirmDocument: 'Ошибка при подтверждении документа: ',
    setOfferPrice: 'Ошибка при отправке ценового предложения: ',
    deactivate: 'Ошибка при деактивации лота: ',
    completeCollecting: 'Ошибка при завершении сбора документов: ',
    place: 'Ошибка при размещении лота: ',
    confirmPlacement: 'Ошибка при завершении размещения: ',
    moveWork: 'Ошибка при переносе работы: ',
    unknown: 'Неизвестная ошибка',
    close: 'Понятно',
  },
  /** a colleague was faster, while the dialog was open */
  overtaken: 'Это уже невозможно',
  changes: {
    title: 'Изменения на портале',
    showAll: (count: number) => `Показать все ${count}`,
    recheck: 'Проверьте ещё раз: {names}.',
    document: '«{document}»',
    consequences,
  },
  calledOff: {
    cancelled: 'Закупка отменена',
    withdrawn: 'Портал снял лот с публикации',
    text: 'Выиграть этот лот уже нельзя.',
  },
  successor: {
    title: 'Заказчик объявил закупку заново',
    text: 'Этот лот заменён лотом {lot}.',
    action: 'Перенести работу…',
  },
  movedFrom: 'Работа перенесена с лота {lot} прежнего объявления.',
}

export type InWorkTexts = typeof texts
