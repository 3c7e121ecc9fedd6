// An application came under the e-mail of an open account. Its sender gets the usual answer; only the owner is told.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const registrationAttempt = defineMessageKind({
  facts: z.strictObject({}),
  page: '/login',
  texts: {
    ru: () => ({
      subject: 'Ваш e-mail указали в заявке на регистрацию',
      paragraphs: [
        'Кто-то подал заявку на регистрацию в Tendertap и указал этот адрес. У вас уже есть доступ, поэтому новая заявка не создана.',
        'Если это были вы, просто войдите. Забытый пароль можно сменить на странице входа.',
      ],
      button: 'Войти',
      smallPrint: ['Если это были не вы, ничего делать не нужно.'],
    }),
    kz: () => ({
      subject: 'Сіздің e-mail тіркелу өтінімінде көрсетілді',
      paragraphs: [
        'Біреу Tendertap жүйесіне тіркелуге өтінім беріп, осы мекенжайды көрсетті. Сізде кіру құқығы бар, сондықтан жаңа өтінім жасалмады.',
        'Бұл сіз болсаңыз, жай ғана кіріңіз. Ұмытылған құпиясөзді кіру бетінде ауыстыруға болады.',
      ],
      button: 'Кіру',
      smallPrint: ['Бұл сіз болмасаңыз, ештеңе істеудің қажеті жоқ.'],
    }),
    en: () => ({
      subject: 'Your e-mail was given in a registration application',
      paragraphs: [
        'Somebody applied for registration at Tendertap and gave this address. You already have access, so no new application was made.',
        'If it was you, simply sign in. A forgotten password can be changed from the sign-in page.',
      ],
      button: 'Sign in',
      smallPrint: ['If it was not you, there is nothing to do.'],
    }),
  },
})
