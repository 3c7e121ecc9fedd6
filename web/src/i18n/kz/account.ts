import type { AccountTexts } from '../ru/account.ts'

export const texts: AccountTexts = {
  skipToContent: 'Негізгі мазмұнға өту',
  sections: 'Бөлімдер',
  account: 'Кабинет',
  accountTabs: 'Кабинет қойындылары',
  tabs: {
    'all-lots': { title: 'Барлық лоттар', short: 'Лоттар' },
  },
  user: 'Пайдаланушы',
  userMenu: 'Пайдаланушы мәзірі',
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
