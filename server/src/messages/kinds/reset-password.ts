// RESOLUTIONS §3: the link sets a new password once, within 60 minutes, and ends all sessions.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const resetPassword = defineMessageKind({
  facts: z.strictObject({}),
  page: '/change-password',
  purpose: 'reset_password',
  texts: {
    ru: () => ({
      subject: 'Новый пароль для Tendertap',
      paragraphs: [
        'Вы попросили сменить пароль. Нажмите кнопку и придумайте новый.',
        'Ссылка действует 60 минут и открывается один раз. После смены пароля нужно будет войти заново на всех устройствах.',
      ],
      button: 'Задать новый пароль',
      smallPrint: ['Если вы этого не просили, ничего делать не нужно: пароль останется прежним.'],
    }),
    kz: () => ({
      subject: 'Tendertap үшін жаңа құпиясөз',
      paragraphs: [
        'Сіз құпиясөзді ауыстыруды сұрадыңыз. Батырманы басып, жаңасын ойлап табыңыз.',
        'Сілтеме 60 минут жарамды және бір рет қана ашылады. Құпиясөз ауысқаннан кейін барлық құрылғыда қайта кіру керек болады.',
      ],
      button: 'Жаңа құпиясөз орнату',
      smallPrint: ['Егер мұны сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: құпиясөз өзгеріссіз қалады.'],
    }),
    en: () => ({
      subject: 'A new password for Tendertap',
      paragraphs: [
        'You asked to change your password. Press the button and choose a new one.',
        'The link works for 60 minutes and opens once. After the change you will have to sign in again on every device.',
      ],
      button: 'Set a new password',
      smallPrint: ['If you did not ask for this, there is nothing to do: your password stays as it is.'],
    }),
  },
})
