// The owner of the old address has undone a change of the e-mail: the account has no password until they set one.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const emailChangeCancelled = defineMessageKind({
  facts: z.strictObject({}),
  page: '/change-password',
  purpose: 'reset_password',
  texts: {
    ru: () => ({
      subject: 'Смена почты в Tendertap отменена',
      paragraphs: [
        'Вы отменили смену адреса: снова действует этот. Все сеансы завершены, прежний пароль больше не подходит.',
        'Нажмите кнопку и придумайте новый пароль. Ссылка действует 60 минут и открывается один раз; новую можно запросить на странице входа: «Забыли пароль?».',
      ],
      button: 'Задать новый пароль',
      smallPrint: ['Сообщите администратору вашей компании, что кто-то знал ваш пароль.'],
    }),
    kz: () => ({
      subject: 'Tendertap: пошта ауыстырудың күші жойылды',
      paragraphs: [
        'Сіз мекенжай ауыстырудың күшін жойдыңыз: енді қайтадан осы мекенжай қолданылады. Барлық сеанс аяқталды, бұрынғы құпиясөз жарамайды.',
        'Батырманы басып, жаңа құпиясөз ойлап табыңыз. Сілтеме 60 минут жарамды және бір рет қана ашылады; жаңасын кіру бетіндегі «Құпиясөзді ұмыттыңыз ба?» арқылы сұрата аласыз.',
      ],
      button: 'Жаңа құпиясөз орнату',
      smallPrint: ['Құпиясөзіңізді біреу білгенін компанияңыздың әкімшісіне хабарлаңыз.'],
    }),
    en: () => ({
      subject: 'The change of your e-mail in Tendertap is cancelled',
      paragraphs: [
        'You have cancelled the change: this address is in use again. Every session has ended and the password no longer works.',
        'Press the button and choose a new password. The link works for 60 minutes and opens once; you can ask for another on the sign-in page, under “Forgot your password?”.',
      ],
      button: 'Set a new password',
      smallPrint: ['Tell your company’s administrator that somebody knew your password.'],
    }),
  },
})
