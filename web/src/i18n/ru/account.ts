// The frame around every signed-in page: header, tabs, menus, pager.
export const texts = {
  skipToContent: 'Перейти к содержанию',
  sections: 'Разделы',
  account: 'Кабинет',
  accountTabs: 'Вкладки кабинета',
  /** `short` is for the bottom navigation of a phone. */
  tabs: {
    'all-lots': { title: 'Все лоты', short: 'Лоты' },
  },
  user: 'Пользователь',
  userMenu: 'Меню пользователя',
  logout: 'Выйти',
  colorScheme: { label: 'Оформление', light: 'Светлое', dark: 'Тёмное', auto: 'Как в системе' },
  languageNotSaved: 'Не удалось сохранить язык в профиле',
  pager: {
    label: 'Страницы списка',
    shown: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page: string) => `Страница ${page}`,
    perPage: 'Строк на странице',
    perPageShort: (size: string) => `по ${size}`,
  },
}

export type AccountTexts = typeof texts
