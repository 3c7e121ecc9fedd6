// The pricing page and the banner of an ended subscription.
import { words } from '@tendertap/domain/words/ru'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

export const texts = {
  title: 'Подписка',
  months: words.months,
  current: {
    title: 'Текущая подписка',
    failed: 'Не удалось загрузить подписку',
    terms: { monthly: 'На месяц', quarterly: 'На квартал', semiannual: 'На полгода', annual: 'На год' },
    active: 'Действует',
    ended: 'Закончилась',
    starts: 'Начало',
    ends: 'Окончание',
    users: 'Пользователи',
    filters: 'Профили интересов',
    usedOf: (used: string, limit: string) => `${used} из ${limit}`,
    noneTitle: 'Подписки пока нет',
    noneText: 'Выберите тариф ниже, и оператор пришлёт счёт на оплату.',
  },
  renew: {
    action: 'Продлить подписку',
    done: 'Заявка на продление создана. Ожидайте уведомление об оплате.',
    failed: 'Ошибка при продлении подписки. Попробуйте позже.',
    pending: (when: string) => `Заявка на продление отправлена ${when}. Ожидайте уведомление об оплате.`,
    request: (tariff: string, months: string, total: string) => `Тариф «${tariff}», ${months}, ${total}.`,
    whoCan: 'Продлить подписку и выбрать тариф может администратор:',
  },
  /** why a button cannot be pressed */
  obstacles: {
    administrators_only: 'Это может сделать администратор.',
    trial: 'Пробный период не продлевается: выберите тариф ниже.',
    no_subscription: 'Продлевать пока нечего: выберите тариф ниже.',
  },
  tariffs: {
    title: 'Тарифы',
    note: 'Цены в тенге. Доступ открывается в течение одного рабочего дня после оплаты.',
    names: words.tariffs,
    users: (count: number) =>
      `${count} ${plural(count, { one: 'пользователь', few: 'пользователя', many: 'пользователей' })}`,
    filters: (count: number) =>
      `${count} ${plural(count, { one: 'профиль', few: 'профиля', many: 'профилей' })} интересов`,
    terms: 'Срок',
    perMonth: (price: string) => `${price} в месяц`,
    discount: (percent: number) => `−${percent}\u00A0%`,
    select: (total: string) => `Выбрать за ${total}`,
  },
  banner: {
    ended: (date: string) => `Подписка закончилась ${date}`,
    trialEnded: (date: string) => `Пробный период закончился ${date}`,
    none: 'Подписка ещё не назначена',
    paused: 'Каталог лотов, новые голоса и взятие лотов в работу приостановлены.',
    works:
      'Работает как прежде: лоты, уже взятые в работу, их документы, цены и размещение, результаты, настройки. Ничего не удалено.',
    renew: 'Продлить подписку',
    ask: 'Попросите администратора продлить подписку:',
  },
}

export type SubscriptionTexts = typeof texts
