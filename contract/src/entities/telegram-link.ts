import { z } from 'zod'
import { instant } from '../fields/fields.ts'

export const telegramLink = z.object({
  token: z.string(),
  deepLink: z.string(),
  botUsername: z.string(),
  expiresAt: instant,
})
