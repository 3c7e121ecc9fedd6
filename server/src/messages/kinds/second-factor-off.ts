import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const secondFactorOff = defineMessageKind({
  facts: z.strictObject({ at: z.iso.datetime(), ip: z.string() }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip }) => ({
      subject: 'Двухфакторная защита в Tendertap выключена',
      paragraphs: ['Теперь для входа достаточно пароля. Код из приложения-аутентификатора больше не спрашиваем.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ['Интернет-адрес', ip],
      ],
      button: 'Это не я: задать новый пароль',
      smallPrint: [
        'Если защиту выключили вы, ничего делать не нужно. Включить её снова можно в профиле, в разделе «Безопасность».',
      ],
    }),
    kz: ({ at, ip }) => ({
      subject: 'Tendertap жүйесінде екі факторлы қорғау өшірілді',
      paragraphs: ['Енді кіру үшін құпиясөз жеткілікті. Аутентификатор қолданбасындағы код сұралмайды.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ['Интернет мекенжайы', ip],
      ],
      button: 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: [
        'Қорғауды өзіңіз өшірген болсаңыз, ештеңе істеудің қажеті жоқ. Оны профильдің «Қауіпсіздік» бөлімінде қайта қосуға болады.',
      ],
    }),
    en: ({ at, ip }) => ({
      subject: 'Two-factor protection is off in Tendertap',
      paragraphs: [
        'The password alone is now enough to sign in. A code from the authenticator app is no longer asked for.',
      ],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ['Internet address', ip],
      ],
      button: 'It was not me: set a new password',
      smallPrint: [
        'If it was you, there is nothing to do. You can turn it on again in your profile, under “Security”.',
      ],
    }),
  },
})
