// RESOLUTIONS §4: a password set by an administrator ends the person's sessions and tells them.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const passwordChangedByAdmin = defineMessageKind({
  facts: z.strictObject({ admin: z.string() }),
  page: '/login',
  texts: {
    ru: ({ admin }) => ({
      subject: 'Ваш пароль в Tendertap изменён',
      paragraphs: [
        `Администратор ${admin} задал вам новый пароль. На всех устройствах нужно войти заново.`,
        'Новый пароль сообщит администратор: в письмах мы паролей не пересылаем. При входе попросим придумать свой.',
      ],
      button: 'Войти',
      smallPrint: ['Если вы об этом не просили, спросите у администратора, зачем он это сделал.'],
    }),
    kz: ({ admin }) => ({
      subject: 'Tendertap жүйесіндегі құпиясөзіңіз өзгертілді',
      paragraphs: [
        `Әкімші ${admin} сізге жаңа құпиясөз орнатты. Барлық құрылғыда қайта кіру керек.`,
        'Жаңа құпиясөзді әкімші айтады: біз құпиясөзді хатпен жібермейміз. Кіргенде өз құпиясөзіңізді ойлап табуды сұраймыз.',
      ],
      button: 'Кіру',
      smallPrint: ['Егер мұны сұрамаған болсаңыз, әкімшіден не үшін өзгерткенін біліңіз.'],
    }),
    en: ({ admin }) => ({
      subject: 'Your Tendertap password was changed',
      paragraphs: [
        `The administrator ${admin} has set a new password for you. You have to sign in again on every device.`,
        'The administrator will tell you the new password: we never send passwords by mail. When you sign in you will choose one of your own.',
      ],
      button: 'Sign in',
      smallPrint: ['If you did not ask for this, ask the administrator why it was done.'],
    }),
  },
})
