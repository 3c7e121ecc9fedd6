// The words around every e-mail.
import type { Language } from '@tendertap/domain/languages'

export const PRODUCT = 'Tendertap'

interface Frame {
  greeting(name: string | null): string
  buttonFails: string
  automatic: string
  /** leads to the notification settings */
  settings: string
  unsubscribe(category: string): string
}

export const FRAME: Readonly<Record<Language, Frame>> = {
  ru: {
    greeting: (name) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
    buttonFails: 'Если кнопка не открывается, скопируйте адрес в браузер:',
    automatic: 'Это письмо отправлено автоматически, отвечать на него не нужно.',
    settings: 'Настроить уведомления',
    unsubscribe: (category) => `Отписаться: ${category}`,
  },
  kz: {
    greeting: (name) => (name ? `Сәлеметсіз бе, ${name}!` : 'Сәлеметсіз бе!'),
    buttonFails: 'Батырма ашылмаса, мына мекенжайды браузерге көшіріңіз:',
    automatic: 'Бұл хат автоматты түрде жіберілді, оған жауап берудің қажеті жоқ.',
    settings: 'Хабарламаларды баптау',
    unsubscribe: (category) => `Бас тарту: ${category}`,
  },
  en: {
    greeting: (name) => (name ? `Hello, ${name}!` : 'Hello!'),
    buttonFails: 'If the button does not open, copy this address into your browser:',
    automatic: 'This letter was sent automatically, there is no need to reply.',
    settings: 'Notification settings',
    unsubscribe: (category) => `Unsubscribe: ${category}`,
  },
}
