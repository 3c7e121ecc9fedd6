import { words } from '@tendertap/domain/words/kz'
import type { AccountTexts } from '../ru/account.ts'

export const texts: AccountTexts = {
  skipToContent: 'Негізгі мазмұнға өту',
  sections: 'Бөлімдер',
  account: 'Кабинет',
  help: 'Нұсқаулық',
  tariffs: 'Жазылым',
  accountTabs: 'Кабинет қойындылары',
  tabs: {
    'all-lots': { title: 'Барлық лоттар', short: 'Лоттар' },
    settings: { title: 'Баптаулар', short: 'Баптаулар' },
  },
  trial: {
    left: (days) => `Сынақ мерзімі: ${days} күн`,
    over: 'Сынақ мерзімі аяқталды',
  },
  profile: 'Менің профилім',
  openProfile: 'Профильді жаю',
  foldProfile: 'Профильді жинау',
  user: 'Пайдаланушы',
  userMenu: 'Пайдаланушы мәзірі',
  roles: words.roles,
  dialog: { close: 'Жабу', cancel: 'Бас тарту' },
  admin: { title: 'Әкімшілік ету', label: 'Әкімшілік ету қойындылары', tabs: { teams: 'Командалар' } },
  superadmin: 'Оператор панелі',
  audit: 'Әрекеттер журналы',
  logout: 'Шығу',
  colorScheme: { label: 'Безендіру', light: 'Ашық', dark: 'Күңгірт', auto: 'Жүйедегідей' },
  languageNotSaved: 'Тілді профильге сақтау мүмкін болмады',
  pager: {
    label: 'Тізім беттері',
    shown: (from, to, total) => `${total} ішінен ${from}–${to}`,
    previous: 'Алдыңғы бет',
    next: 'Келесі бет',
    page: (page) => `${page}-бет`,
    perPage: 'Беттегі жолдар саны',
    perPageShort: (size) => `${size} жолдан`,
  },
}
