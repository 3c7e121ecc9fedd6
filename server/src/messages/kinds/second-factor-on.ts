import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const secondFactorOn = defineMessageKind({
  facts: z.strictObject({ at: z.iso.datetime(), ip: z.string() }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip }) => ({
      subject: 'Двухфакторная защита в Tendertap включена',
      paragraphs: [
        'Теперь при входе, кроме пароля, нужен код из приложения-аутентификатора. Сохраните резервные коды: с ними вы войдёте, если телефона не окажется под рукой.',
      ],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Интернет-адрес', ip],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: ['Если защиту включили не вы, задайте новый пароль и напишите нам: мы поможем войти.'],
    }),
    kz: ({ at, ip }) => ({
      subject: 'Tendertap жүйесінде екі факторлы қорғау қосылды',
      paragraphs: [
        'Енді кіргенде құпиясөзден бөлек аутентификатор қолданбасындағы код керек. Қосалқы кодтарды сақтап қойыңыз: телефон қолыңызда болмаса, солармен кіресіз.',
      ],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Интернет мекенжайы', ip],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: ['Қорғауды сіз қоспаған болсаңыз, жаңа құпиясөз орнатып, бізге жазыңыз: кіруге көмектесеміз.'],
    }),
    en: ({ at, ip }) => ({
      subject: 'Two-factor protection is on in Tendertap',
      paragraphs: [
        'From now on signing in takes a code from your authenticator app besides the password. Keep the recovery codes: they let you in when your phone is not at hand.',
      ],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Internet address', ip],
      ],
      button: 'It was not me: set a new password',
      smallPrint: [
        'If it was not you who turned it on, set a new password and write to us: we will help you to sign in.',
      ],
    }),
  },
})
