// The profile card and its dialog.
export const texts = {
  title: 'Профиль',
  noRoles: 'Роль не назначена',
  email: 'Электронная почта',
  phone: 'Телефон',
  none: 'не указан',
  edit: 'Изменить профиль',
  dialog: {
    title: 'Мой профиль',
    fullName: 'Имя',
    position: 'Должность',
    phone: 'Телефон',
    email: 'Электронная почта',
    emailHint: 'Новый адрес начнёт действовать, когда вы откроете ссылку из письма.',
    testEmail: 'Отправить пробное письмо',
    testSent: (email: string) => `Пробное письмо отправлено на ${email}`,
    testWaits:
      'Пробное письмо уходит на сохранённый адрес. Новый адрес можно будет проверить, когда он начнёт действовать.',
    testFailed: 'Не удалось отправить пробное письмо',
    emailMissing: 'Не указан Email',
    emailWrong: 'Проверьте адрес: он выглядит как name@company.kz',
    save: 'Сохранить',
    saved: 'Профиль сохранён',
    failed: 'Не удалось сохранить профиль',
    emailSent: (email: string) =>
      `Мы отправили письмо на ${email}. Откройте ссылку в нём, и адрес сменится. До тех пор действует прежний.`,
    done: 'Понятно',
  },
}

export type ProfileTexts = typeof texts
