import { z } from 'zod'
import { call } from '../call.ts'
import { notificationSettings, notificationSettingsInput } from '../entities/notification-settings.ts'
import { telegramLink } from '../entities/telegram-link.ts'
import { email, nothing } from '../fields/fields.ts'

export const notifications = {
  'settings/getSettings': call({
    summary: 'Answers the ten notification flags of the signed-in person.',
    access: 'signed in',
    writes: false,
    input: z.object({}),
    output: notificationSettings,
  }),
  'settings/updateSettings': call({
    summary: 'Switches notification flags on or off; a missing flag stays as it is.',
    access: 'signed in',
    writes: true,
    input: notificationSettingsInput,
    output: notificationSettings,
  }),
  'settings/testEmail': call({
    summary: 'Sends a test letter to the signed-in person’s own address, and to no other.',
    access: 'signed in',
    writes: true,
    input: z.object({ email }),
    output: nothing,
    refusals: ['email_missing', 'email_invalid', 'not_own_email', 'too_many_requests'],
  }),
  'me/generateTelegramDeepLink': call({
    summary: 'Makes a token that connects a Telegram chat to the profile: once, within 15 minutes.',
    access: 'signed in',
    writes: true,
    input: z.object({}),
    output: telegramLink,
    refusals: ['too_many_requests', 'unavailable'],
  }),
  'me/disconnectTelegramAccount': call({
    summary: 'Unlinks the Telegram chat from the profile.',
    access: 'signed in',
    writes: true,
    input: z.object({}),
    output: nothing,
  }),
}
