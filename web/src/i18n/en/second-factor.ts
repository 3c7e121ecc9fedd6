import type { SecondFactorTexts } from '../ru/second-factor.ts'

export const texts: SecondFactorTexts = {
  title: 'Two-factor protection',
  requiredTitle: 'Set up two-factor protection',
  requiredText: 'The operator panel opens only with it: signing in takes a code from an app besides the password.',
  steps: [
    'Install any authenticator app on your phone.',
    'Scan this code with it, or type the key in by hand.',
    'Enter the six digits that the app shows.',
  ],
  picture: 'Code for the authenticator app',
  key: 'Key',
  open: 'Open in an app on this device',
  code: 'Code from the app',
  codeRequired: 'Enter the six digits',
  confirm: 'Turn protection on',
  startFailed: 'The set-up could not be started',
  confirmFailed: 'Protection is not on',
  turnedOn: 'Two-factor protection is on',
  keep: 'Do not delete the entry in the app: you cannot sign in without a code.',
  removeTitle: 'Turn two-factor protection off?',
  removeText: 'Then anybody who knows the password can sign in. Confirm that it is you.',
  remove: 'Turn protection off',
  removeFailed: 'Protection is not off',
  turnedOff: 'Two-factor protection is off',
  currentPassword: 'Current password',
  signOut: 'Sign out',
}
