// RESOLUTIONS §11: a message from the help page is mailed to the operator.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const feedbackReceived = defineMessageKind({
  facts: z.strictObject({
    text: z.string(),
    fullName: z.string().nullable(),
    email: z.string(),
    /** null for the operator's own people */
    company: companyName.nullable(),
  }),
  texts: {
    ru: ({ text, fullName, email, company }) => ({
      subject: `Сообщение пользователя: ${company ?? email}`,
      paragraphs: [
        'Пользователь отправил сообщение со страницы «Руководство». Ответьте на его адрес электронной почты.',
      ],
      rows: [
        ['От кого', fullName ? `${fullName}, ${email}` : email],
        ['Компания', company ?? 'нет'],
        ['Сообщение', text],
      ],
    }),
    kz: ({ text, fullName, email, company }) => ({
      subject: `Пайдаланушының хабарламасы: ${company ?? email}`,
      paragraphs: ['Пайдаланушы «Нұсқаулық» бетінен хабарлама жіберді. Оның электрондық поштасына жауап беріңіз.'],
      rows: [
        ['Кімнен', fullName ? `${fullName}, ${email}` : email],
        ['Компания', company ?? 'жоқ'],
        ['Хабарлама', text],
      ],
    }),
    en: ({ text, fullName, email, company }) => ({
      subject: `A user’s message: ${company ?? email}`,
      paragraphs: ['A user sent a message from the page “User guide”. Answer to their e-mail address.'],
      rows: [
        ['From', fullName ? `${fullName}, ${email}` : email],
        ['Company', company ?? 'none'],
        ['Message', text],
      ],
    }),
  },
})
