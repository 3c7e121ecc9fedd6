// The frame around every signed-in page: header, tabs, menus, pager.
import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/ru'

const plural = createPlural('ru')

export const texts = {
  skipToContent: 'Перейти к содержанию',
  sections: 'Разделы',
  account: 'Кабинет',
  analytics: 'Аналитика',
  today: 'Мой день',
  /** what the number beside it means */
  todayCount: (count: string) => `${count}: ждёт вас или изменилось`,
  bell: {
    title: 'Уведомления',
    unread: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'непрочитанное', few: 'непрочитанных', many: 'непрочитанных' })}`,
  },
  help: 'Руководство',
  tariffs: 'Подписка',
  accountTabs: 'Вкладки кабинета',
  /** `short` is for the bottom navigation of a phone. */
  tabs: {
    today: { title: 'Мой день', short: 'День' },
    'all-lots': { title: words.lotLists['all-lots'], short: 'Лоты' },
    'rate-lots': { title: words.lotLists['rate-lots'], short: 'Оценка' },
    'potential-lots': { title: words.lotLists['potential-lots'], short: 'Отбор' },
    'lots-in-work': { title: words.lotLists['lots-in-work'], short: 'В работе' },
    'completed-lots': { title: words.lotLists['completed-lots'], short: 'Итоги' },
    'archive-lots': { title: words.lotLists['archive-lots'], short: 'Архив' },
    settings: { title: 'Настройки', short: 'Настройки' },
  },
  trial: {
    left: (days: number) => `Пробный период: ${words.days(days)}`,
    over: 'Пробный период закончился',
  },
  openProfile: 'Развернуть профиль',
  foldProfile: 'Свернуть профиль',
  /** the first one is also the name of the whole */
  profileSections: {
    profile: 'Профиль',
    telegram: 'Telegram',
    notifications: 'Уведомления',
    calendar: 'Календарь',
    security: 'Безопасность',
  },
  user: 'Пользователь',
  userMenu: 'Меню пользователя',
  roles: words.roles,
  dialog: { close: 'Закрыть', cancel: 'Отмена' },
  /** where a session alone is not enough */
  identity: {
    password: 'Ваш текущий пароль',
    forEmail: 'Чтобы сменить почту, подтвердите, что это вы.',
    forMember: 'Чтобы сменить чужую почту или пароль, подтвердите, что это вы.',
    passwordRequired: 'Введите свой пароль',
    code: 'Код из приложения',
    codeHint: 'Шесть цифр или один из резервных кодов',
  },
  admin: {
    title: 'Администрирование',
    label: 'Вкладки администрирования',
    tabs: { interests: 'Профили интересов', companies: 'Компании', teams: 'Команды', checklists: 'Списки документов' },
    newCompanies: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'новая компания', few: 'новые компании', many: 'новых компаний' })}`,
  },
  superadmin: 'Панель оператора',
  audit: 'Журнал действий',
  companyDocuments: 'Документы компании',
  importResults: 'Импорт результатов',
  logout: 'Выйти',
  colorScheme: { label: 'Оформление', light: 'Светлое', dark: 'Тёмное', auto: 'Как в системе' },
  /** stands where a value would stand */
  notGiven: 'не указано',
  refreshFailed: 'Не удалось обновить: показаны прежние данные. Пробуем снова.',
  date: {
    hint: 'дд.мм.гггг',
    open: 'Открыть календарь',
    calendar: 'Календарь',
    invalid: 'Нет такой даты',
    early: (day: string) => `Не раньше ${day}`,
    late: (day: string) => `Не позже ${day}`,
    clear: 'Очистить дату',
    /** from Monday */
    weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    /** as dayjs writes formats */
    monthFormat: 'MMMM YYYY',
    /** today, three days and a week away */
    presets: {
      coming: ['Сегодня', 'Через 3 дня', 'Через неделю'],
      past: ['Сегодня', '3 дня назад', 'Неделю назад'],
    },
    labels: {
      nextMonth: 'Следующий месяц',
      previousMonth: 'Предыдущий месяц',
      nextYear: 'Следующий год',
      previousYear: 'Предыдущий год',
      nextDecade: 'Следующие десять лет',
      previousDecade: 'Предыдущие десять лет',
    },
  },
  /** files that the server makes */
  saving: {
    excel: 'Excel',
    excelLabel: 'Выгрузить список в Excel',
    /** the button while the file comes; null: nobody knows how large it will be */
    stop: (percent: number | null) => (percent === null ? 'Остановить' : `Остановить · ${percent}\u00A0%`),
    done: 'Файл сохранён',
    failed: 'Не удалось сохранить файл',
  },
  pager: {
    label: 'Страницы списка',
    shown: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
    reachable: (rows: string) => `Можно открыть только первые ${rows} строк. Чтобы найти остальные, уточните фильтр.`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page: string) => `Страница ${page}`,
    perPage: 'Строк на странице',
    perPageShort: (size: string) => `по ${size}`,
  },
}

export type AccountTexts = typeof texts
