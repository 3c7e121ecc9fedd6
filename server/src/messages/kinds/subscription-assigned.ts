// The operator has given the workspace a subscription.
import { formatDateTime } from '@tendertap/domain/clock'
import { MANUAL_PLANS } from '@tendertap/domain/subscription/plans'
import { z } from 'zod'
import { defineMessageKind } from '../kind.ts'

export const subscriptionAssigned = defineMessageKind({
  facts: z.strictObject({
    workspace: z.string(),
    plan: z.enum(MANUAL_PLANS),
    startDate: z.string(),
    endDate: z.string(),
    users: z.number().int(),
    filters: z.number().int(),
  }),
  page: '/tariffs',
  texts: {
    ru: ({ workspace, plan, startDate, endDate, users, filters }) => ({
      subject: `Подписка Tendertap до ${formatDateTime(endDate)}`,
      paragraphs: ['Вашему рабочему пространству назначена подписка.'],
      rows: [
        ['Рабочее пространство', workspace],
        ['Тариф', { trial: 'пробный', commercial: 'коммерческий' }[plan]],
        ['Действует', `${formatDateTime(startDate)} – ${formatDateTime(endDate)}`],
        ['Пользователей', String(users)],
        ['Профилей интересов', String(filters)],
      ],
      button: 'Открыть подписку',
    }),
    kz: ({ workspace, plan, startDate, endDate, users, filters }) => ({
      subject: `Tendertap жазылымы ${formatDateTime(endDate)} дейін`,
      paragraphs: ['Жұмыс кеңістігіңізге жазылым тағайындалды.'],
      rows: [
        ['Жұмыс кеңістігі', workspace],
        ['Тариф', { trial: 'сынақ', commercial: 'коммерциялық' }[plan]],
        ['Мерзімі', `${formatDateTime(startDate)} – ${formatDateTime(endDate)}`],
        ['Пайдаланушылар', String(users)],
        ['Қызығушылық профильдері', String(filters)],
      ],
      button: 'Жазылымды ашу',
    }),
    en: ({ workspace, plan, startDate, endDate, users, filters }) => ({
      subject: `Tendertap subscription until ${formatDateTime(endDate)}`,
      paragraphs: ['Your workspace has been given a subscription.'],
      rows: [
        ['Workspace', workspace],
        ['Plan', plan],
        ['Runs', `${formatDateTime(startDate)} – ${formatDateTime(endDate)}`],
        ['Users', String(users)],
        ['Interest profiles', String(filters)],
      ],
      button: 'Open the subscription',
    }),
  },
})
