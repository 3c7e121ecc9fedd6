// The page that the letter to a new address opens.
export const texts = {
  title: 'Новый адрес электронной почты',
  text: 'Нажмите кнопку, и этот адрес станет вашим: с ним вы будете входить, на него будут приходить письма.',
  confirm: 'Подтвердить адрес',
  done: 'Адрес подтверждён. Теперь входите с ним.',
  toLogin: 'Перейти ко входу',
  toAccount: 'Перейти в кабинет',
  failed: 'Не удалось подтвердить адрес',
  noToken: 'В ссылке нет кода. Откройте её из письма целиком.',
}

export type ConfirmEmailTexts = typeof texts
