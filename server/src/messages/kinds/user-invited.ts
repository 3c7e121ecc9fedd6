// RESOLUTIONS §4: the letter never contains the password; whoever invites hands it over, and the first sign-in asks for
// a new one.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const userInvited = defineMessageKind({
  facts: z.strictObject({ workspace: companyName, inviter: z.string(), email: z.string() }),
  page: '/login',
  texts: {
    ru: ({ workspace, inviter, email }) => ({
      subject: `Вас пригласили в Tendertap: ${workspace}`,
      paragraphs: [
        `Вас добавили в команду «${workspace}» в Tendertap. Там компания ищет тендеры и участвует в них.`,
        'Первый пароль сообщит тот, кто вас пригласил: в письмах мы паролей не пересылаем. При первом входе попросим придумать свой.',
      ],
      rows: [
        ['Кто пригласил', inviter],
        ['E-mail для входа', email],
      ],
      button: 'Войти',
      smallPrint: ['Если вы не знаете, о чём речь, просто не отвечайте на это письмо: без пароля войти нельзя.'],
    }),
    kz: ({ workspace, inviter, email }) => ({
      subject: `Сізді Tendertap жүйесіне шақырды: ${workspace}`,
      paragraphs: [
        `Сізді Tendertap жүйесіндегі «${workspace}» командасына қосты. Онда компания тендерлерді іздеп, оларға қатысады.`,
        'Алғашқы құпиясөзді сізді шақырған адам айтады: біз құпиясөзді хатпен жібермейміз. Бірінші рет кіргенде өз құпиясөзіңізді ойлап табуды сұраймыз.',
      ],
      rows: [
        ['Шақырған адам', inviter],
        ['Кіруге арналған e-mail', email],
      ],
      button: 'Кіру',
      smallPrint: ['Егер не туралы екенін білмесеңіз, бұл хатты елемеңіз: құпиясөзсіз кіру мүмкін емес.'],
    }),
    en: ({ workspace, inviter, email }) => ({
      subject: `You are invited to Tendertap: ${workspace}`,
      paragraphs: [
        `You have been added to the team of “${workspace}” in Tendertap, where the company finds tenders and takes part in them.`,
        'Whoever invited you will tell you the first password: we never send passwords by mail. At the first sign-in you will choose one of your own.',
      ],
      rows: [
        ['Invited by', inviter],
        ['E-mail to sign in with', email],
      ],
      button: 'Sign in',
      smallPrint: [
        'If you do not know what this is about, simply ignore this letter: nobody can sign in without the password.',
      ],
    }),
  },
})
