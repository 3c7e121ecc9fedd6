import type { Output } from '../calls/index.ts'
import type { notifications } from '../calls/notifications.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const allOn: Output<'settings/getSettings'> = {
  all_new_tenders_email: true,
  all_new_tenders_telegram: true,
  new_suitable_tenders_email: true,
  new_suitable_tenders_telegram: true,
  tender_status_changes_email: true,
  tender_status_changes_telegram: true,
  crm_email: true,
  crm_telegram: true,
  system_email: true,
  system_telegram: true,
  quiet_from: 21,
  quiet_to: 8,
}

const token = 'b7Jd0mWq2YxTn4RcLk8VfZs1HgPa6EuC'

export const notificationsExamples: Examples<keyof typeof notifications> = {
  'settings/getSettings': [{ input: {}, output: allOn }],
  'settings/updateSettings': [
    {
      title: 'Flags',
      input: { all_new_tenders_email: false, crm_telegram: false },
      output: { ...allOn, all_new_tenders_email: false, crm_telegram: false },
    },
    { title: 'Quiet hours', input: { quiet_from: 22, quiet_to: 7 }, output: { ...allOn, quiet_from: 22, quiet_to: 7 } },
  ],
  'settings/testEmail': [{ input: { email: STAND_INS.email }, output: {} }],
  'settings/getUnsubscribe': [
    { input: { token: STAND_INS.unsubscribeLink }, output: { categories: [{ name: 'crm', isOn: true }] } },
  ],
  'settings/unsubscribe': [
    { input: { token: STAND_INS.unsubscribeLink }, output: { categories: [{ name: 'crm', isOn: false }] } },
  ],
  'me/generateTelegramDeepLink': [
    {
      input: {},
      output: {
        token,
        deepLink: `https://t.me/tendertap_example_bot?start=${token}`,
        botUsername: 'tendertap_example_bot',
        expiresAt: '2026-11-14T05:45:00.000Z',
      },
    },
  ],
  'me/disconnectTelegramAccount': [{ input: {}, output: {} }],
}
