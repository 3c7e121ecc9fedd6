import type { FeedbackTexts } from '../ru/feedback.ts'

export const texts: FeedbackTexts = {
  title: 'Help',
  guide: {
    title: 'User guide',
    text: 'How to sign in, find a lot, build a team and renew the subscription: step by step, with screenshots.',
    download: 'Download PDF',
    otherLanguages: 'In other languages:',
  },
  form: {
    title: 'Feedback',
    text: 'No answer found, something broken or missing? Write to us. We will answer to your e-mail.',
    message: 'Message',
    tooLong: (max) => `Shorten the message to ${max} characters`,
    send: 'Send',
    // spec 1 §8
    sent: 'Your message has been sent successfully!',
    failed: 'An error occurred while sending the message. Please try again.',
  },
}
