// What the operator should do about a trouble: the page and the letter say the same.
import type { Language } from '../languages.ts'
import type { DeliveryTrouble } from './troubles.ts'

export const DELIVERY_ADVICE: Readonly<Record<Language, Readonly<Record<DeliveryTrouble, string>>>> = {
  ru: {
    stuck: 'Проверьте, работает ли фоновый процесс и отвечают ли почтовый сервер и Telegram.',
    failed:
      'Больше их отправлять не будут. Отказ из-за адреса получателя исправит сама компания, отказ из-за нас исправляют в настройках отправки.',
    dead_letters: 'Все попытки исчерпаны. Передайте задание и причину разработчику.',
  },
  kz: {
    stuck: 'Фондық үдеріс жұмыс істей ме, пошта сервері мен Telegram жауап бере ме, тексеріңіз.',
    failed:
      'Олар енді жіберілмейді. Алушының мекенжайына қатысты бас тартуды компанияның өзі түзетеді, бізге қатысты бас тарту жіберу баптауларында түзетіледі.',
    dead_letters: 'Барлық әрекет таусылды. Тапсырманы және оның себебін әзірлеушіге жіберіңіз.',
  },
  en: {
    stuck: 'Check whether the background process runs and whether the mail server and Telegram answer.',
    failed:
      'They will not be sent any more. A refusal of the recipient’s address is for the company to mend, a refusal of us is mended in the settings for sending.',
    dead_letters: 'Every try failed. Pass the job and the reason on to a developer.',
  },
}
