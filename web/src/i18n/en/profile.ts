import type { ProfileTexts } from '../ru/profile.ts'

export const texts: ProfileTexts = {
  title: 'Profile',
  noRoles: 'No role assigned',
  email: 'E-mail',
  phone: 'Phone',
  none: 'not given',
  edit: 'Edit the profile',
  dialog: {
    title: 'My profile',
    fullName: 'Name',
    position: 'Position',
    phone: 'Phone',
    email: 'E-mail',
    emailHint: 'A new address takes effect when you open the link in the letter sent to it.',
    testEmail: 'Send a test e-mail',
    testSent: (email) => `A test e-mail has been sent to ${email}`,
    testWaits: 'A test letter goes to the saved address. The new one can be tested once it has taken effect.',
    testFailed: 'The test e-mail could not be sent',
    emailMissing: 'No e-mail given',
    emailWrong: 'Please check the address: it looks like name@company.kz',
    save: 'Save',
    saved: 'The profile has been saved',
    failed: 'The profile could not be saved',
    emailSent: (email) =>
      `We have sent a letter to ${email}. Open the link in it and the address will change. Until then the present one holds.`,
    done: 'Got it',
  },
}
