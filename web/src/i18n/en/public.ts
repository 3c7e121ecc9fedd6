import type { PublicTexts } from '../ru/public.ts'

export const texts: PublicTexts = {
  product: {
    sentence: 'Tenders of Kazakhstan: from search to result, as a team',
  },
  language: { label: 'Language' },
  legal: {
    label: 'Documents',
    'privacy-policy': 'Privacy policy',
    'user-agreement': 'Public offer',
    contents: 'Contents',
  },
  snackbars: { label: 'Notifications', close: 'Close notification' },
  newTab: '(opens in a new tab)',
  retry: 'Try again',
  languageNotSaved: 'The language could not be saved in your profile',
  loading: 'Loading…',
  login: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    rememberMe: 'Remember me',
    submit: 'Sign in',
    emailRequired: 'Enter your e-mail',
    emailWrong: 'Check the address: it looks like name@company.kz',
    passwordRequired: 'Enter your password',
    failed: 'An error occurred while signing in',
    forgot: 'Forgot your password?',
    code: 'Code from the app',
    codeHint: 'Six digits from your authenticator app. No phone at hand? Enter one of your recovery codes.',
    codeRequired: 'Enter six digits or a recovery code',
    back: 'Another user',
    noAccess: 'No access yet?',
    register: 'Apply for it',
  },
  unreachable: {
    title: 'Your profile could not be loaded',
    text: 'You are still signed in. We are trying again: the page will open by itself as soon as it works.',
  },
  failure: {
    title: 'The page did not open',
    text: 'Reload it. If that does not help, try again in a few minutes.',
    reload: 'Reload the page',
    requestId: (id) => `Reference: ${id}`,
  },
}
