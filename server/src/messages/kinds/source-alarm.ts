// An alarm of a source began or ended: for the operator, once each.
import { formatDateTime } from '@tendertap/domain/clock'
import { ALARM_KINDS } from '@tendertap/domain/sources/alarms'
import { words as en } from '@tendertap/domain/words/en'
import { words as kz } from '@tendertap/domain/words/kz'
import { words as ru } from '@tendertap/domain/words/ru'
import { z } from 'zod'
import { ALARM_WORDS } from '../alarm-words.ts'
import { defineMessageKind, type MessageText } from '../kind.ts'

const facts = z.strictObject({
  source: z.string(),
  alarm: z.enum(ALARM_KINDS),
  beganAt: z.string(),
  /** null: it has just begun */
  endedAt: z.string().nullable(),
  /** when the portal was last read whole */
  readAt: z.string().nullable(),
  tokenExpiresAt: z.string().nullable(),
  openGaps: z.number(),
  /** the portal's own words on why it does not let us in */
  accessProblem: z.string().nullable(),
  /** how far the clock that the alarm is about is ahead; missing: it is about no clock */
  clockAheadSeconds: z.number().optional(),
})

type Facts = z.output<typeof facts>
type Row = readonly [label: string, value: string]

interface Labels {
  began: string
  ended: string
  read: string
  never: string
  token: string
  gaps: string
  problem: string
  clock: string
  clockDiffers: (aheadSeconds: number) => string
}

function toRows(known: Facts, labels: Labels): Row[] {
  const { beganAt, endedAt, readAt, tokenExpiresAt, openGaps, accessProblem, clockAheadSeconds } = known
  return [
    [labels.began, formatDateTime(beganAt)],
    ...(endedAt ? [[labels.ended, formatDateTime(endedAt)] as const] : []),
    [labels.read, readAt ? formatDateTime(readAt) : labels.never],
    ...(tokenExpiresAt ? [[labels.token, formatDateTime(tokenExpiresAt)] as const] : []),
    ...(openGaps > 0 ? [[labels.gaps, String(openGaps)] as const] : []),
    ...(accessProblem ? [[labels.problem, accessProblem] as const] : []),
    ...(clockAheadSeconds ? [[labels.clock, labels.clockDiffers(clockAheadSeconds)] as const] : []),
  ]
}

export const sourceAlarm = defineMessageKind({
  facts,
  page: '/superadmin?tab=sources',
  texts: {
    ru: (known): MessageText => {
      const { name, advice } = ALARM_WORDS.ru[known.alarm]
      const labels = {
        began: 'Началось',
        ended: 'Закончилось',
        read: 'Прочитан целиком',
        never: 'ещё ни разу',
        token: 'Токен действует до',
        gaps: 'Пропусков',
        problem: 'Ответ портала',
        clock: 'Часы',
        clockDiffers: (ahead: number) => `${ahead > 0 ? 'спешат' : 'отстают'} на ${ru.duration(Math.abs(ahead))}`,
      }
      return {
        subject: known.endedAt ? `Закончилось: ${known.source}, ${name}` : `${known.source}: ${name}`,
        paragraphs: known.endedAt
          ? ['То, о чём мы писали, закончилось. Делать ничего не нужно.']
          : [advice, 'Когда это закончится, мы напишем ещё раз.'],
        rows: toRows(known, labels),
        button: 'Открыть источники',
      }
    },
    kz: (known): MessageText => {
      const { name, advice } = ALARM_WORDS.kz[known.alarm]
      const labels = {
        began: 'Басталды',
        ended: 'Аяқталды',
        read: 'Толық оқылды',
        never: 'әлі бірде-бір рет',
        token: 'Токен мерзімі',
        gaps: 'Олқылық саны',
        problem: 'Портал жауабы',
        clock: 'Сағат',
        clockDiffers: (ahead: number) => `${kz.duration(Math.abs(ahead))} ${ahead > 0 ? 'алда' : 'артта'}`,
      }
      return {
        subject: known.endedAt ? `Аяқталды: ${known.source}, ${name}` : `${known.source}: ${name}`,
        paragraphs: known.endedAt
          ? ['Біз хабарлаған жағдай аяқталды. Ештеңе істеудің қажеті жоқ.']
          : [advice, 'Бұл аяқталғанда тағы да жазамыз.'],
        rows: toRows(known, labels),
        button: 'Дереккөздерді ашу',
      }
    },
    en: (known): MessageText => {
      const { name, advice } = ALARM_WORDS.en[known.alarm]
      const labels = {
        began: 'Began',
        ended: 'Ended',
        read: 'Read whole',
        never: 'not once yet',
        token: 'Token valid until',
        gaps: 'Gaps',
        problem: 'The portal’s answer',
        clock: 'Clock',
        clockDiffers: (ahead: number) => `${en.duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`,
      }
      return {
        subject: known.endedAt ? `Ended: ${known.source}, ${name}` : `${known.source}: ${name}`,
        paragraphs: known.endedAt
          ? ['What we wrote about has ended. There is nothing to do.']
          : [advice, 'We shall write again when it ends.'],
        rows: toRows(known, labels),
        button: 'Open the sources',
      }
    },
  },
})
