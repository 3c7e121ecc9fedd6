// What pages before sign-in need. The Russian dictionary is the source: kz and en must have exactly its keys.
export const texts = {
  product: {
    sentence: 'Тендеры Казахстана: от поиска до результата, всей командой',
  },
  language: { label: 'Язык' },
  legal: {
    label: 'Документы',
    'privacy-policy': 'Политика конфиденциальности',
    'user-agreement': 'Публичная оферта',
    contents: 'Содержание',
  },
  snackbars: { label: 'Уведомления', close: 'Закрыть уведомление' },
  newTab: '(откроется в новой вкладке)',
  retry: 'Повторить',
  languageNotSaved: 'Не удалось сохранить язык в профиле',
  loading: 'Загрузка…',
  login: {
    title: 'Вход',
    email: 'Электронная почта',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    rememberMe: 'Запомнить меня',
    submit: 'Войти',
    emailRequired: 'Введите электронную почту',
    emailWrong: 'Проверьте адрес: он выглядит как name@company.kz',
    passwordRequired: 'Введите пароль',
    failed: 'Произошла ошибка при входе',
    forgot: 'Забыли пароль?',
    code: 'Код из приложения',
    codeHint:
      'Шесть цифр из вашего приложения-аутентификатора. Телефона нет под рукой? Введите один из резервных кодов.',
    codeRequired: 'Введите шесть цифр или резервный код',
    back: 'Другой пользователь',
    noAccess: 'Ещё нет доступа?',
    register: 'Подать заявку',
  },
  unreachable: {
    title: 'Не удалось загрузить профиль',
    text: 'Вы не вышли из системы. Пробуем ещё раз: как только получится, страница откроется сама.',
  },
  failure: {
    title: 'Страница не открылась',
    text: 'Обновите её. Если не поможет, попробуйте через несколько минут.',
    reload: 'Обновить страницу',
    requestId: (id: string) => `Номер обращения: ${id}`,
  },
}

export type PublicTexts = typeof texts
