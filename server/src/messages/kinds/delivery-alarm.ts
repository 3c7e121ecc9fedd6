// Something that the product sends does not arrive, or a job was given up: for the operator, hourly while it lasts.
import { formatDateTime } from '@tendertap/domain/clock'
import { DELIVERY_ADVICE } from '@tendertap/domain/delivery/advice'
import { DELIVERY_TROUBLES, type DeliveryTrouble } from '@tendertap/domain/delivery/troubles'
import type { Language } from '@tendertap/domain/languages'
import { z } from 'zod'
import { defineMessageKind, type MessageText } from '../kind.ts'

const facts = z.strictObject({
  stage: z.enum(['began', 'lasts', 'ended']),
  /** empty when it is over */
  troubles: z.array(z.enum(DELIVERY_TROUBLES)),
  /** since the last letter */
  failed: z.number(),
  deadLetters: z.number(),
  waiting: z.number(),
  waitingSince: z.iso.datetime().nullable(),
  beganAt: z.string(),
  /** null: it lasts */
  endedAt: z.string().nullable(),
})

type Facts = z.output<typeof facts>

interface Words {
  troubles: Record<DeliveryTrouble, { name: string; says: string }>
  subject: Record<Facts['stage'], (name: string) => string>
  over: string
  again: string
  labels: Record<'began' | 'ended' | 'waiting' | 'waitingSince' | 'failed' | 'deadLetters', string>
  button: string
}

const WORDS: Record<Language, Words> = {
  ru: {
    troubles: {
      stuck: {
        name: 'отправка стоит',
        says: 'Уведомления, которые уже должны были уйти, ждут дольше 15 минут.',
      },
      failed: {
        name: 'есть недоставленные сообщения',
        says: 'Повторы не помогли, часть сообщений не доставлена: причины показаны в панели.',
      },
      dead_letters: {
        name: 'есть невыполненные задания',
        says: 'Фоновые задания не выполнены: какие и почему, показано в панели.',
      },
    },
    subject: {
      began: (name) => `Доставка: ${name}`,
      lasts: (name) => `Доставка, всё ещё: ${name}`,
      ended: () => 'Доставка снова работает',
    },
    over: 'Уже час новых сбоев нет и ничего не ждёт отправки дольше положенного. Делать ничего не нужно.',
    again: 'Пока это длится, мы пишем не чаще раза в час, а когда закончится, напишем ещё раз.',
    labels: {
      began: 'Началось',
      ended: 'Закончилось',
      waiting: 'Ждут отправки',
      waitingSince: 'Самое старое ждёт с',
      failed: 'Не доставлено',
      deadLetters: 'Не выполнено заданий',
    },
    button: 'Открыть доставку',
  },
  kz: {
    troubles: {
      stuck: {
        name: 'жіберу тоқтап тұр',
        says: 'Жіберілуі тиіс хабарламалар 15 минуттан артық күтіп тұр.',
      },
      failed: {
        name: 'жеткізілмеген хабарламалар бар',
        says: 'Қайталау көмектеспеді, кейбір хабарламалар жеткізілмеді: себептері панельде көрсетілген.',
      },
      dead_letters: {
        name: 'орындалмаған тапсырмалар бар',
        says: 'Фондық тапсырмалар орындалмады: қайсысы және неліктен екені панельде көрсетілген.',
      },
    },
    subject: {
      began: (name) => `Жеткізу: ${name}`,
      lasts: (name) => `Жеткізу, әлі де: ${name}`,
      ended: () => 'Жеткізу қайта жұмыс істеп тұр',
    },
    over: 'Бір сағат бойы жаңа ақау жоқ, ештеңе мерзімінен артық күтіп тұрған жоқ. Ештеңе істеудің қажеті жоқ.',
    again: 'Бұл созылып жатқанда сағатына бір реттен жиі жазбаймыз, аяқталғанда тағы да жазамыз.',
    labels: {
      began: 'Басталды',
      ended: 'Аяқталды',
      waiting: 'Жіберуді күтуде',
      waitingSince: 'Ең ескісі күткен уақыт',
      failed: 'Жеткізілмеді',
      deadLetters: 'Орындалмаған тапсырмалар',
    },
    button: 'Жеткізуді ашу',
  },
  en: {
    troubles: {
      stuck: {
        name: 'sending is stuck',
        says: 'Notices that should have gone out have been waiting for more than 15 minutes.',
      },
      failed: {
        name: 'some messages were not delivered',
        says: 'Trying again did not help, and some messages were not delivered: the panel shows the reasons.',
      },
      dead_letters: {
        name: 'some jobs were given up',
        says: 'Background jobs were given up: the panel shows which ones and why.',
      },
    },
    subject: {
      began: (name) => `Delivery: ${name}`,
      lasts: (name) => `Delivery, still: ${name}`,
      ended: () => 'Delivery works again',
    },
    over: 'For an hour nothing new has failed and nothing waits longer than it should. There is nothing to do.',
    again: 'While it lasts we write at most once an hour, and once more when it is over.',
    labels: {
      began: 'Began',
      ended: 'Ended',
      waiting: 'Waiting to be sent',
      waitingSince: 'The oldest waits since',
      failed: 'Not delivered',
      deadLetters: 'Jobs given up',
    },
    button: 'Open delivery',
  },
}

const composeIn =
  (language: Language) =>
  (known: Facts): MessageText => {
    const { troubles, subject, over, again, labels, button } = WORDS[language]
    const [leading = 'failed'] = known.troubles
    const isStuck = known.troubles.includes('stuck')
    return {
      subject: subject[known.stage](troubles[leading].name),
      paragraphs:
        known.stage === 'ended'
          ? [over]
          : [
              ...known.troubles.map((trouble) => `${troubles[trouble].says} ${DELIVERY_ADVICE[language][trouble]}`),
              again,
            ],
      rows: [
        [labels.began, formatDateTime(known.beganAt)],
        ...(known.endedAt ? [[labels.ended, formatDateTime(known.endedAt)] as const] : []),
        ...(isStuck ? [[labels.waiting, String(known.waiting)] as const] : []),
        ...(isStuck && known.waitingSince ? [[labels.waitingSince, formatDateTime(known.waitingSince)] as const] : []),
        ...(known.failed > 0 ? [[labels.failed, String(known.failed)] as const] : []),
        ...(known.deadLetters > 0 ? [[labels.deadLetters, String(known.deadLetters)] as const] : []),
      ],
      button,
    }
  }

export const deliveryAlarm = defineMessageKind({
  facts,
  page: '/superadmin?tab=delivery',
  texts: { ru: composeIn('ru'), kz: composeIn('kz'), en: composeIn('en') },
})
