import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const recoveryCodesMade = defineMessageKind({
  facts: z.strictObject({ at: z.iso.datetime(), ip: z.string() }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip }) => ({
      subject: 'Созданы новые резервные коды Tendertap',
      paragraphs: ['Для входа без телефона созданы новые резервные коды. Прежние больше не действуют.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Интернет-адрес', ip],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: ['Если коды создали вы, ничего делать не нужно.'],
    }),
    kz: ({ at, ip }) => ({
      subject: 'Tendertap жаңа қосалқы кодтары жасалды',
      paragraphs: ['Телефонсыз кіруге арналған жаңа қосалқы кодтар жасалды. Бұрынғылары енді жарамайды.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Интернет мекенжайы', ip],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: ['Кодтарды өзіңіз жасаған болсаңыз, ештеңе істеудің қажеті жоқ.'],
    }),
    en: ({ at, ip }) => ({
      subject: 'New recovery codes of Tendertap were made',
      paragraphs: ['New recovery codes for signing in without a phone were made. The earlier ones no longer work.'],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Internet address', ip],
      ],
      button: 'It was not me: set a new password',
      smallPrint: ['If it was you, there is nothing to do.'],
    }),
  },
})
