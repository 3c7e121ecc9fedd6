import type { UnsubscribeTexts } from '../ru/unsubscribe.ts'

export const texts: UnsubscribeTexts = {
  title: 'Unsubscribe from letters',
  about: 'You will no longer get letters about:',
  submit: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: 'We no longer send by e-mail:',
  restore: 'Undo',
  restored: 'The letters will come again.',
  others: 'Notices in the product and in Telegram stay as they are.',
  security: 'Security letters are always sent.',
  settings: 'All notification settings',
  failed: 'The letters could not be changed',
  loadFailed: 'The link did not open',
  noToken: 'The link has no code. Open it from the letter as a whole.',
  expired: 'This link does not work. Change the notifications in your account.',
}
