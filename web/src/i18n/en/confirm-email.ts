import type { ConfirmEmailTexts } from '../ru/confirm-email.ts'

export const texts: ConfirmEmailTexts = {
  title: 'New e-mail address',
  text: 'Press the button and this address becomes yours: you will sign in with it and letters will come to it.',
  confirm: 'Confirm the address',
  done: 'The address is confirmed. Sign in with it from now on.',
  toLogin: 'Go to sign-in',
  toAccount: 'Go to my account',
  failed: 'The address could not be confirmed',
  noToken: 'The link has no code. Open the whole link from the letter.',
}
