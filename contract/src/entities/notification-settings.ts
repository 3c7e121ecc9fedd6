import { z } from 'zod'
import { NOTIFICATION_FLAGS, type NotificationFlag } from '@tendertap/domain/notifications/categories'
import { ours } from '../ours.ts'

type Flags<S extends z.ZodType> = Record<NotificationFlag, S>

function mapFlags<S extends z.ZodType>(schema: S): Flags<S>
function mapFlags(schema: z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, schema]))
}

/** A full hour by the clock of Kazakhstan. */
const hour = z.int().min(0).max(23)

/** Five categories, each by e-mail and by Telegram; and the hours in which nothing is sent. */
export const notificationSettings = z.object({
  ...mapFlags(z.boolean()),
  quiet_from: ours(hour),
  /** the first hour that is not quiet; the same hour twice: no quiet hours */
  quiet_to: ours(hour),
})

/** What is missing stays as it is. */
export const notificationSettingsInput = z.object({
  ...mapFlags(z.boolean().optional()),
  quiet_from: ours(hour.optional()),
  quiet_to: ours(hour.optional()),
})
