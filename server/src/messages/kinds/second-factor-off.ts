import { formatDateTime } from '@tendertap/domain/clock'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const secondFactorOff = defineMessageKind({
  facts: z.strictObject({
    at: z.iso.datetime(),
    /** null: the operator turned it off for a person who has lost the phone */
    ip: z.string().nullable(),
  }),
  page: '/reset-password',
  texts: {
    ru: ({ at, ip }) => ({
      subject: 'Двухфакторная защита в Tendertap выключена',
      paragraphs: ['Теперь для входа достаточно пароля. Код из приложения-аутентификатора больше не спрашиваем.'],
      rows: [
        ['Когда', `${formatDateTime(at)} (время Казахстана)`],
        ip === null ? ['Кто выключил', 'оператор Tendertap'] : ['Интернет-адрес', ip],
      ],
      button: ip === null ? 'Я об этом не просил(а): задать новый пароль' : 'Это не я: задать новый пароль',
      smallPrint: [
        ip === null
          ? 'Если вы просили об этом оператора, ничего делать не нужно. Включить её снова можно в профиле, в разделе «Безопасность».'
          : 'Если защиту выключили вы, ничего делать не нужно. Включить её снова можно в профиле, в разделе «Безопасность».',
      ],
    }),
    kz: ({ at, ip }) => ({
      subject: 'Tendertap жүйесінде екі факторлы қорғау өшірілді',
      paragraphs: ['Енді кіру үшін құпиясөз жеткілікті. Аутентификатор қолданбасындағы код сұралмайды.'],
      rows: [
        ['Қашан', `${formatDateTime(at)} (Қазақстан уақыты)`],
        ip === null ? ['Кім өшірді', 'Tendertap операторы'] : ['Интернет мекенжайы', ip],
      ],
      button: ip === null ? 'Мен мұны сұраған жоқпын: жаңа құпиясөз орнату' : 'Бұл мен емес: жаңа құпиясөз орнату',
      smallPrint: [
        ip === null
          ? 'Операторға осы өтінішпен өзіңіз жүгінген болсаңыз, ештеңе істеудің қажеті жоқ. Қорғауды профильдің «Қауіпсіздік» бөлімінде қайта қосуға болады.'
          : 'Қорғауды өзіңіз өшірген болсаңыз, ештеңе істеудің қажеті жоқ. Оны профильдің «Қауіпсіздік» бөлімінде қайта қосуға болады.',
      ],
    }),
    en: ({ at, ip }) => ({
      subject: 'Two-factor protection is off in Tendertap',
      paragraphs: [
        'The password alone is now enough to sign in. A code from the authenticator app is no longer asked for.',
      ],
      rows: [
        ['When', `${formatDateTime(at)} (Kazakhstan time)`],
        ip === null ? ['Turned off by', 'the operator of Tendertap'] : ['Internet address', ip],
      ],
      button: ip === null ? 'I did not ask for this: set a new password' : 'It was not me: set a new password',
      smallPrint: [
        ip === null
          ? 'If you asked the operator for it, there is nothing to do. You can turn it on again in your profile, under “Security”.'
          : 'If it was you, there is nothing to do. You can turn it on again in your profile, under “Security”.',
      ],
    }),
  },
})
