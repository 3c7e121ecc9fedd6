import type { ConfirmEmailTexts } from '../ru/confirm-email.ts'

export const texts: ConfirmEmailTexts = {
  title: 'New e-mail address',
  text: 'Press the button and this address becomes yours: you will sign in with it and letters will come to it.',
  confirm: 'Confirm the address',
  done: 'The address is confirmed. Sign in with it from now on.',
  toLogin: 'Go to sign-in',
  toAccount: 'Go to my account',
  failed: 'The address could not be confirmed',
  cancel: {
    title: 'Cancel the change of address',
    text: 'Press the button if it was not you who changed the e-mail address: the old one will be in use again.',
    after:
      'Every session ends and the present password stops working. We send a link for a new password to the old address.',
    submit: 'Cancel the change',
    failed: 'The change could not be cancelled',
    doneTitle: 'The change is cancelled',
    done: (email) =>
      `${email} is in use again. Every session has ended. We have sent a letter there: open the link in it and set a new password.`,
    expiredTitle: 'The link does not work',
    expired:
      'It has expired or was already used. If you think that somebody knows your password, set a new one; if you cannot sign in, write to us.',
    resetPassword: 'Set a new password',
    askAgain: 'No letter? Ask for the link again',
  },
  noToken: 'The link has no code. Open the whole link from the letter.',
}
