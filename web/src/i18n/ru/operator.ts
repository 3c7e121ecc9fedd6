// The operator panel.
import { words } from '@tendertap/domain/words/ru'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

export const texts = {
  title: 'Панель оператора',
  tabsLabel: 'Вкладки панели оператора',
  tabs: {
    applications: 'Заявки',
    workspaces: 'Рабочие пространства',
    renewals: 'Продления',
    sources: 'Источники',
    delivery: 'Доставка',
    calendar: 'Рабочий календарь',
  },
  /** What the figure beside a tab counts, for screen readers. */
  counts: {
    applications: (count: number) =>
      `${count} ${plural(count, { one: 'ожидает', few: 'ожидают', many: 'ожидают' })} решения`,
    workspaces: (count: number) => `всего ${count}`,
    renewals: (count: number) =>
      `${count} ${plural(count, { one: 'ожидает', few: 'ожидают', many: 'ожидают' })} ответа`,
    sources: (count: number) =>
      `${count} ${plural(count, { one: 'требует', few: 'требуют', many: 'требуют' })} внимания`,
    delivery: (count: number) =>
      `${count} ${plural(count, { one: 'требует', few: 'требуют', many: 'требуют' })} внимания`,
  },
  denied: { text: 'Эта страница открыта только оператору. Сейчас вы перейдёте на главную.', home: 'На главную' },
  loadFailed: 'Не удалось загрузить список',
  type: { legal: 'Юридическое лицо', individual: 'Физическое лицо' },
  bin: (bin: string) => `БИН ${bin}`,
  states: { pending: 'Ожидает', active: 'Принята', declined: 'Отклонена' },
  applications: {
    empty: 'Заявок пока нет',
    emptyText: 'Новая заявка появится здесь сама.',
    submitted: (at: string) => `Отправлена ${at}`,
    repeated: (times: number) =>
      `Отправлена ${times} ${plural(times, { one: 'раз', few: 'раза', many: 'раз' })}, показана последняя`,
    sameBin: 'Такой же БИН указан здесь:',
    emailHolders: {
      account: 'E-mail уже принадлежит действующей учётной записи: принять заявку нельзя.',
      deactivated_member:
        'E-mail принадлежит отключённому сотруднику другой компании. Если принять заявку, адрес перейдёт к новой учётной записи.',
    },
    expired: 'Истекла',
    contact: 'Контакт для связи:',
    accept: 'Принять',
    decline: 'Отклонить',
    acceptTitle: 'Принять заявку?',
    acceptText:
      'Рабочее пространство откроется, на этот адрес придёт письмо со ссылкой, по которой администратор задаст пароль. Отменить решение нельзя.',
    acceptAction: 'Принять заявку',
    acceptFailed: 'Не удалось принять заявку',
    declineTitle: 'Отклонить заявку?',
    declineText:
      'На этот адрес придёт письмо об отказе. Отменить решение нельзя, но заявитель может подать новую заявку.',
    declineAction: 'Отклонить заявку',
    declineFailed: 'Не удалось отклонить заявку',
    declined: 'Заявка отклонена, письмо отправлено',
  },
  /** moved days of the working calendar */
  calendar: {
    about:
      'Праздники по закону и переносы с выходных уже учтены. Добавьте сюда Курбан айт и дни, перенесённые решением правительства: по ним считаются сроки всех компаний.',
    add: 'Добавить день',
    empty: 'Особых дней пока нет',
    emptyText: 'Сейчас действуют только праздники по закону.',
    kinds: { free: 'Выходной', working: 'Рабочий' },
    workingByLaw: 'по закону рабочий',
    freeByLaw: 'по закону выходной',
    edit: 'Изменить',
    remove: 'Убрать…',
    addTitle: 'Новый день календаря',
    editTitle: (day: string) => `День ${day}`,
    date: 'Дата',
    dateMissing: 'Укажите дату',
    kind: 'Какой это день',
    note: 'Пояснение',
    noteHint: 'Например, Курбан айт',
    save: 'Сохранить',
    saved: 'День сохранён',
    saveFailed: 'Не удалось сохранить день',
    removeTitle: (day: string) => `Убрать ${day} из календаря?`,
    removeText: 'День снова будет таким, каким он должен быть по закону.',
    removeAction: 'Убрать день',
    removed: 'День убран',
    removeFailed: 'Не удалось убрать день',
  },
  workspaces: {
    empty: 'Рабочих пространств пока нет',
    emptyText: 'Они появляются, когда принята заявка.',
    notFound: 'Ничего не найдено',
    notFoundText: 'Измените запрос: ищем по названию, БИН и контактам.',
    search: 'Поиск по названию, БИН и контактам',
    opened: (at: string) => `Открыто ${at}`,
    noSubscription: 'Подписки нет',
    until: (plan: string, date: string) => `${plan} подписка до ${date}`,
    ended: (plan: string, date: string) => `${plan} подписка закончилась ${date}`,
    later: (plan: string, from: string, to: string) => `Затем ${plan.toLowerCase()}: ${from} – ${to}`,
    users: (used: number, limit: number) => `Пользователи: ${used} из ${limit}`,
    filters: (used: number, limit: number) => `Профили интересов: ${used} из ${limit}`,
    assign: 'Назначить подписку',
    awaitsPassword: 'Пароль ещё не задан',
    resend: 'Повторить приглашение',
    resent: 'Приглашение отправлено',
    resendFailed: 'Не удалось отправить приглашение',
  },
  /** read after `subscription.plan`, and before the word for a subscription */
  plans: { trial: 'Пробная', commercial: 'Коммерческая', free: 'Бесплатная' },
  subscription: {
    title: 'Подписка:',
    accepted: 'Заявка принята. Теперь назначьте подписку.',
    plan: 'Вид подписки',
    duration: 'Срок',
    months: words.months,
    start: 'Начало',
    startNow: 'Сейчас',
    startAfter: (date: string) => `После текущей, ${date}`,
    maxUsers: 'Пользователей',
    additionalUsers: 'Дополнительных пользователей',
    maxFilters: 'Профилей интересов',
    additionalFilters: 'Дополнительных профилей',
    atLeast: (min: number) => `Целое число не меньше ${min}`,
    end: 'Окончание',
    calendarHint: 'по календарным месяцам, так и будет назначено',
    preview: 'Если считать месяц за 30 дней',
    /** instead of the hint and the preview, when both come to the same end */
    sameEnd: 'и по календарным месяцам, и если считать месяц за 30 дней',
    endsRunning: (date: string) => `Текущая подписка (до ${date}) закончится сразу.`,
    submit: 'Назначить',
    assigned: (from: string, to: string) => `Подписка назначена: ${from} – ${to}`,
    failed: 'Не удалось назначить подписку',
  },
  renewals: {
    empty: 'Заявок на продление нет',
    emptyText: 'Они появляются, когда администратор компании просит продлить подписку.',
    requested: (at: string) => `Запрошено ${at}`,
    closed: (at: string) => `Закрыта ${at}`,
    waiting: 'Ожидает',
    tariffs: words.tariffs,
    asBefore: 'Тариф не выбран',
    termOpen: 'Срок не выбран',
    currentUntil: (date: string) => `Действует до ${date}`,
    noneRuns: 'Действующей подписки нет',
  },
}

export type OperatorTexts = typeof texts
