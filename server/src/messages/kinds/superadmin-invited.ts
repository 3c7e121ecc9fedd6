// The operator made somebody superadmin on the command line; the link to set the password works for a day.
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const superadminInvited = defineMessageKind({
  facts: z.strictObject({ email: z.string() }),
  page: '/change-password',
  purpose: 'set_password',
  texts: {
    ru: ({ email }) => ({
      subject: 'Вы суперадминистратор Tendertap: задайте пароль',
      paragraphs: [
        'Для вас создана учётная запись суперадминистратора. Нажмите кнопку и придумайте пароль. Ссылка действует 24 часа и открывается один раз.',
        'При первом входе попросим подключить приложение-аутентификатор: без второго фактора суперадминистратор работать не может.',
      ],
      rows: [['E-mail для входа', email]],
      button: 'Задать пароль',
      smallPrint: [
        'Если срок ссылки истёк, попросите новую на странице входа: «Забыли пароль?». Если вы не знаете, о чём речь, сообщите оператору Tendertap.',
      ],
    }),
    kz: ({ email }) => ({
      subject: 'Сіз Tendertap суперәкімшісісіз: құпиясөз орнатыңыз',
      paragraphs: [
        'Сізге суперәкімшінің тіркелгісі ашылды. Батырманы басып, құпиясөз ойлап табыңыз. Сілтеме 24 сағат жарамды және бір рет қана ашылады.',
        'Бірінші рет кіргенде аутентификатор қолданбасын қосуды сұраймыз: екінші факторсыз суперәкімші жұмыс істей алмайды.',
      ],
      rows: [['Кіруге арналған e-mail', email]],
      button: 'Құпиясөз орнату',
      smallPrint: [
        'Сілтеменің мерзімі өтіп кетсе, кіру бетінен жаңасын сұраңыз. Егер не туралы екенін білмесеңіз, Tendertap операторына хабарлаңыз.',
      ],
    }),
    en: ({ email }) => ({
      subject: 'You are a superadmin of Tendertap: set your password',
      paragraphs: [
        'A superadmin account was made for you. Press the button and choose a password. The link works for 24 hours and opens once.',
        'At the first sign-in you will be asked to set up an authenticator app: a superadmin cannot work without a second factor.',
      ],
      rows: [['E-mail to sign in with', email]],
      button: 'Set the password',
      smallPrint: [
        'If the link has expired, ask for a new one on the sign-in page. If you do not know what this is about, tell the operator of Tendertap.',
      ],
    }),
  },
})
