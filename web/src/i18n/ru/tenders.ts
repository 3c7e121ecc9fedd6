import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

/** Kinds of changes without details: the kind is the whole text, for the tender or for lots. */
type PlainKind = Extract<ChangeKind, 'published' | 'withdrawn' | 'returned'>

const ofTender: Record<PlainKind, string> = {
  published: 'Объявление появилось в каталоге',
  withdrawn: 'Портал снял объявление',
  returned: 'Портал вернул объявление',
}

const ofLots: Record<PlainKind, (many: boolean) => string> = {
  published: (many) => (many ? 'Добавлены лоты' : 'Добавлен лот'),
  withdrawn: (many) => (many ? 'Портал снял лоты' : 'Портал снял лот'),
  returned: (many) => (many ? 'Портал вернул лоты' : 'Портал вернул лот'),
}

export const texts = {
  title: (code: string) => `Тендер ${code}`,
  titleUnknown: 'Тендер',
  loading: 'Загрузка тендера',
  // spec 2 §8, tender page
  failed: (reason: string) => `Ошибка: ${reason}`,
  noAnswer: 'Сервер не прислал данных',
  failedUnknown: 'Не удалось загрузить тендер',
  noData: 'Данные отсутствуют',
  notFound: 'Тендер не найден',
  notFoundText: 'Проверьте адрес: возможно, ссылка скопирована не целиком.',
  toLots: 'Ко всем лотам',
  facts: 'Сведения о тендере',
  customer: 'Заказчик',
  status: 'Статус',
  portal: 'Портал',
  applicationStart: 'Начало приёма заявок',
  applicationEnd: 'Окончание приёма заявок',
  opening: 'Вскрытие заявок',
  contactEmail: 'Контактный e-mail',
  contactPhone: 'Контактный телефон',
  address: 'Адрес заказчика',
  documents: 'Документы тендера',
  received: (stored: string, total: string) => `получено ${stored} из ${total}`,
  fetching: 'Получаем документы с портала. Страница обновится сама.',
  lots: 'Лоты',
  lotsNotPublishedText:
    'Портал показывает только объявление целиком. Сколько в нём лотов и какие они, он не публикует.',
  moreLots: (count: number, shown: string) =>
    `Показать ещё ${shown} ${plural(count, { one: 'лот', few: 'лота', many: 'лотов' })}`,
  withdrawnLot: 'снят порталом',
  result: {
    winner: 'Победитель:',
  },
  cancelled: 'Закупка отменена',
  cancelledText: 'Заявки по этому объявлению больше не принимаются.',
  withdrawn: (date: string) => `Портал снял это объявление ${date}`,
  withdrawnText: 'Показано то, что было опубликовано до этого.',
  supersededBy: 'Это объявление заменено новым',
  openNewer: 'Открыть новое объявление',
  supersedes: 'Заменяет объявление',
  stages: {
    title: (stage: number) => `Этап ${stage} из 3`,
    1: 'Сбор документов',
    2: 'Ожидание ценового предложения',
    3: 'Размещение',
  },
  history: {
    title: 'История изменений',
    empty: 'После публикации ничего не менялось.',
    failed: 'Не удалось загрузить историю изменений',
    earlier: 'Показать более ранние',
    isNew: 'новое',
    lots: (count: number) => plural(count, { one: 'Лот', few: 'Лоты', many: 'Лоты' }),
    andMore: (count: string) => `и ещё ${count}`,
    became: 'стало',
    was: 'Было',
    now: 'Стало',
    noText: 'пусто',
    ofTender,
    ofLots,
    dates: {
      applicationStartAt: 'Начало приёма заявок перенесено',
      applicationEndAt: 'Срок подачи заявок перенесён',
      applicationOpenAt: 'Вскрытие заявок перенесено',
    },
    amount: 'Сумма изменена',
    plannedAmount: 'Плановая сумма изменена',
    status: 'Статус изменён',
    added: (count: number): string => (count === 1 ? 'Добавлен документ' : 'Добавлены документы'),
    removed: (count: number): string => (count === 1 ? 'Убран документ' : 'Убраны документы'),
    replaced: (count: number): string => (count === 1 ? 'Заменён документ' : 'Заменены документы'),
    text: 'Изменён текст',
    fields: {
      name: 'название',
      description: 'описание',
      additionalDescription: 'дополнительное описание',
      deliveryAddress: 'место поставки',
    },
    details: {
      ensTruCode: 'Код ЕНС ТРУ изменён',
      ensTruNameRu: 'Наименование по ЕНС ТРУ изменено',
      katoCode: 'Код КАТО места поставки изменён',
      method: 'Способ закупки изменён',
      customer: 'Заказчик изменён',
    },
    result: {
      won: 'Определён победитель',
      changed: 'Итоги изменены',
      withdrawn: 'Итоги отменены',
      concluded: (date: string) => `договор от ${date}`,
      participants: (count: number) =>
        `${count} ${plural(count, { one: 'участник', few: 'участника', many: 'участников' })}`,
    },
    showTexts: 'Показать, что изменилось',
    hideTexts: 'Скрыть',
    supersededBy: 'Объявление заменено новым',
    supersedes: 'Заменяет объявление',
  },
}

export type TendersTexts = typeof texts
