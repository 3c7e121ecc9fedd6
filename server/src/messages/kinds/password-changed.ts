// A security letter, always sent: the person's password has been changed, by themselves or by a link sent to them.
import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const passwordChanged = defineMessageKind({
  facts: z.strictObject({ at: z.iso.datetime(), ip: z.string() }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip }) => ({
      subject: 'Пароль в Tendertap изменён',
      paragraphs: ['Пароль вашей учётной записи изменён. На других устройствах нужно войти заново.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Интернет-адрес', ip],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: ['Если пароль сменили вы, ничего делать не нужно.'],
    }),
    kz: ({ at, ip }) => ({
      subject: 'Tendertap құпиясөзі өзгертілді',
      paragraphs: ['Есептік жазбаңыздың құпиясөзі өзгертілді. Басқа құрылғыларда қайта кіру керек.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Интернет мекенжайы', ip],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: ['Құпиясөзді өзіңіз ауыстырған болсаңыз, ештеңе істеудің қажеті жоқ.'],
    }),
    en: ({ at, ip }) => ({
      subject: 'Your Tendertap password was changed',
      paragraphs: ['The password of your account was changed. Other devices have to sign in again.'],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Internet address', ip],
      ],
      button: 'It was not me: set a new password',
      smallPrint: ['If it was you, there is nothing to do.'],
    }),
  },
})
