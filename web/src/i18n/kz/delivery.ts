import { DELIVERY_ADVICE } from '@tendertap/domain/delivery/advice'
import { formatNumber } from '@tendertap/domain/words/number'
import { words } from '@tendertap/domain/words/kz'
import type { DeliveryTexts } from '../ru/delivery.ts'

export const texts: DeliveryTexts = {
  troubles: {
    stuck: {
      title: ({ waitingSince, waitingFor }) =>
        `Жіберу тоқтап тұр: ең ескі хабарлама ${words.duration(waitingFor)} күтуде, ${waitingSince} бастап`,
      advice: DELIVERY_ADVICE.kz.stuck,
    },
    failed: {
      title: ({ failed }) => `Тәулік ішінде жеткізілмегені: ${formatNumber(failed)} хабарлама`,
      advice: DELIVERY_ADVICE.kz.failed,
    },
    dead_letters: {
      title: () => 'Тәулік ішінде орындалмаған тапсырмалар бар',
      advice: DELIVERY_ADVICE.kz.dead_letters,
    },
  },
  well: 'Бәрі жеткізіліп жатыр',
  wellText: 'Тәулік ішінде ештеңе жоғалған жоқ, ештеңе мерзімінен артық күтіп тұрған жоқ.',
  channels: {
    title: 'Соңғы 24 сағатта',
    channel: 'Арна',
    names: { email: 'E-mail', telegram: 'Telegram' },
    sent: 'Жіберілді',
    failed: 'Жеткізілмеді',
    uncertain: 'Белгісіз',
    uncertainAbout: 'Хабарлама жетуі мүмкін еді: алушының сервері жауап бермеді',
    dropped: 'Тоқтатылды',
    droppedAbout: 'Жіберудің қажеті жоқ: хабарлама өшірілген, Telegram қосылмаған немесе адам кеткен',
    waiting: 'Қазір күтуде',
    waitingSince: 'Қашаннан бері',
    nothingWaits: 'жоқ',
  },
  problems: {
    title: '24 сағаттағы себептер',
    none: 'жоқ',
    problem: 'Себебі',
    unknown: 'себебі жазылмаған',
    channel: 'Арна',
    outcome: 'Немен аяқталды',
    outcomes: {
      failed: 'Жеткізілмеді',
      uncertain: 'Жеткені белгісіз',
      waiting: 'Қайталанады',
      dropped: 'Тоқтатылды',
    },
    count: 'Саны',
    lastAt: 'Соңғы рет',
  },
  deadLetters: {
    title: '7 күнде орындалмаған тапсырмалар',
    none: 'жоқ',
    job: 'Тапсырма',
    problem: 'Себебі',
    count: 'Саны',
    firstAt: 'Бірінші рет',
    lastAt: 'Соңғы рет',
  },
}
