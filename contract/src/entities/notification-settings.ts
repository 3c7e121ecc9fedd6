import { z } from 'zod'
import { NOTIFICATION_FLAGS, type NotificationFlag } from '@tendertap/domain/notifications/categories'

type Flags<S extends z.ZodType> = Record<NotificationFlag, S>

function mapFlags<S extends z.ZodType>(schema: S): Flags<S>
function mapFlags(schema: z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, schema]))
}

/** Five categories, each by e-mail and by Telegram. */
export const notificationSettings = z.object(mapFlags(z.boolean()))

/** A missing flag stays as it is. */
export const notificationSettingsInput = z.object(mapFlags(z.boolean().optional()))
