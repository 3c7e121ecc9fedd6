import { z } from 'zod'
import { CATEGORIES } from '@tendertap/domain/notifications/categories'
import { call } from '../call.ts'
import { notificationSettings, notificationSettingsInput } from '../entities/notification-settings.ts'
import { telegramLink } from '../entities/telegram-link.ts'
import { email, nothing, text } from '../fields/fields.ts'

const letters = z.object({ categories: z.array(z.object({ name: z.enum(CATEGORIES), isOn: z.boolean() })) })

export const notifications = {
  'settings/getSettings': call({
    summary: 'Answers the ten notification flags and the quiet hours of the signed-in person.',
    access: 'signed in',
    writes: false,
    input: z.object({}),
    output: notificationSettings,
  }),
  'settings/updateSettings': call({
    summary: 'Switches notification flags on or off and sets the quiet hours; what is missing stays as it is.',
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
  'settings/getUnsubscribe': call({
    summary: 'Answers what the link of a letter switches off, and whether it is on now.',
    access: 'anyone',
    writes: false,
    input: z.object({ token: text(200).trim() }),
    output: letters,
    refusals: ['link_expired', 'too_many_requests'],
    ours: true,
  }),
  'settings/unsubscribe': call({
    summary: 'Switches off by e-mail what the letter with this link was about, or on again.',
    access: 'anyone',
    writes: true,
    input: z.object({ token: text(200).trim(), isOn: z.boolean().optional() }),
    output: letters,
    refusals: ['link_expired', 'too_many_requests'],
    ours: true,
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
