// The applicant learns that nobody decided in time, and may apply again.
import { z } from 'zod'
import { companyName } from '../company-name.ts'
import { defineMessageKind } from '../kind.ts'

export const applicationExpired = defineMessageKind({
  facts: z.strictObject({ workspace: companyName, days: z.number().int() }),
  page: '/register',
  texts: {
    ru: ({ workspace, days }) => ({
      subject: 'Срок заявки на доступ к Tendertap истёк',
      paragraphs: [
        `Ваша заявка не была рассмотрена за ${days} дней, поэтому мы её закрыли. Приносим извинения.`,
        'Если доступ вам по-прежнему нужен, подайте заявку ещё раз.',
      ],
      rows: [['Заявка', workspace]],
      button: 'Подать заявку снова',
    }),
    kz: ({ workspace, days }) => ({
      subject: 'Tendertap жүйесіне кіру өтінімінің мерзімі өтті',
      paragraphs: [
        `Өтініміңіз ${days} күн ішінде қаралмағандықтан, оны жаптық. Кешірім сұраймыз.`,
        'Жүйеге кіру сізге әлі де қажет болса, өтінімді қайта беріңіз.',
      ],
      rows: [['Өтінім', workspace]],
      button: 'Өтінімді қайта беру',
    }),
    en: ({ workspace, days }) => ({
      subject: 'Your application to Tendertap has expired',
      paragraphs: [
        `Your application was not reviewed within ${days} days, so we have closed it. We are sorry.`,
        'If you still want access, please apply again.',
      ],
      rows: [['Application', workspace]],
      button: 'Apply again',
    }),
  },
})
