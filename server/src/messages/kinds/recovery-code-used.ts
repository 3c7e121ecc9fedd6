import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const recoveryCodeUsed = defineMessageKind({
  facts: z.strictObject({ at: z.iso.datetime(), ip: z.string(), left: z.number().int() }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip, left }) => ({
      subject: 'Использован резервный код Tendertap',
      paragraphs: ['Вместо кода из приложения введён один из ваших резервных кодов. Второй раз он не сработает.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Интернет-адрес', ip],
        ['Осталось кодов', String(left)],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: [
        'Если это были вы, ничего делать не нужно. Новые коды можно создать в профиле, в разделе «Безопасность».',
      ],
    }),
    kz: ({ at, ip, left }) => ({
      subject: 'Tendertap қосалқы коды пайдаланылды',
      paragraphs: ['Қолданбадағы кодтың орнына қосалқы кодтарыңыздың бірі енгізілді. Ол екінші рет жарамайды.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Интернет мекенжайы', ip],
        ['Қалған код саны', String(left)],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: [
        'Бұл сіз болсаңыз, ештеңе істеудің қажеті жоқ. Жаңа кодтарды профильдің «Қауіпсіздік» бөлімінде жасауға болады.',
      ],
    }),
    en: ({ at, ip, left }) => ({
      subject: 'A recovery code of Tendertap was used',
      paragraphs: ['One of your recovery codes was entered in place of a code from the app. It will not work again.'],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Internet address', ip],
        ['Codes left', String(left)],
      ],
      button: 'It was not me: set a new password',
      smallPrint: ['If it was you, there is nothing to do. You can make new codes in your profile, under “Security”.'],
    }),
  },
})
