// RESOLUTIONS §4: the first administrator sets the password by a link that works for 7 days and can be sent again.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const applicationAccepted = defineMessageKind({
  facts: z.strictObject({ workspace: companyName }),
  page: '/change-password',
  purpose: 'set_password',
  texts: {
    ru: ({ workspace }) => ({
      subject: 'Заявка принята: задайте пароль для Tendertap',
      paragraphs: [
        'Ваша заявка принята, рабочее пространство открыто. Вы его администратор.',
        'Нажмите кнопку и придумайте пароль. Ссылка действует 7 дней и открывается один раз.',
      ],
      rows: [['Рабочее пространство', workspace]],
      button: 'Задать пароль',
      smallPrint: ['Если вы не подавали заявку, ничего делать не нужно.'],
    }),
    kz: ({ workspace }) => ({
      subject: 'Өтінім қабылданды: Tendertap үшін құпиясөз орнатыңыз',
      paragraphs: [
        'Өтініміңіз қабылданды, жұмыс кеңістігі ашылды. Сіз оның әкімшісісіз.',
        'Батырманы басып, құпиясөз ойлап табыңыз. Сілтеме 7 күн жарамды және бір рет қана ашылады.',
      ],
      rows: [['Жұмыс кеңістігі', workspace]],
      button: 'Құпиясөз орнату',
      smallPrint: ['Егер өтінім бермеген болсаңыз, ештеңе істеудің қажеті жоқ.'],
    }),
    en: ({ workspace }) => ({
      subject: 'Application accepted: set your password for Tendertap',
      paragraphs: [
        'Your application has been accepted and the workspace is open. You are its administrator.',
        'Press the button and choose a password. The link works for 7 days and opens once.',
      ],
      rows: [['Workspace', workspace]],
      button: 'Set the password',
      smallPrint: ['If you did not apply, there is nothing to do.'],
    }),
  },
})
