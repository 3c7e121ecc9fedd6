// The operator's tab on what the product sends and on its background jobs.
import { DELIVERY_ADVICE } from '@tendertap/domain/delivery/advice'
import type { DeliveryTrouble } from '@tendertap/domain/delivery/troubles'
import { formatNumber } from '@tendertap/domain/words/number'
import { words } from '@tendertap/domain/words/ru'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

/** The values that the titles of troubles contain. */
export interface TroubleDetails {
  waitingSince: string
  /** how long, in seconds */
  waitingFor: number
  failed: number
}

const troubles: Record<DeliveryTrouble, { title: (known: TroubleDetails) => string; advice: string }> = {
  stuck: {
    title: ({ waitingSince, waitingFor }) =>
      `Отправка стоит: самое старое сообщение ждёт ${words.duration(waitingFor)}, с ${waitingSince}`,
    advice: DELIVERY_ADVICE.ru.stuck,
  },
  failed: {
    title: ({ failed }) =>
      `За сутки не доставлено: ${formatNumber(failed)} ${plural(failed, { one: 'сообщение', few: 'сообщения', many: 'сообщений' })}`,
    advice: DELIVERY_ADVICE.ru.failed,
  },
  dead_letters: {
    title: () => 'За сутки есть невыполненные задания',
    advice: DELIVERY_ADVICE.ru.dead_letters,
  },
}

export const texts = {
  troubles,
  well: 'Всё доставляется',
  wellText: 'За сутки ничего не потеряно, и ничего не ждёт отправки дольше положенного.',
  channels: {
    title: 'За последние 24 часа',
    channel: 'Канал',
    names: { email: 'E-mail', telegram: 'Telegram' },
    sent: 'Отправлено',
    failed: 'Не доставлено',
    uncertain: 'Неизвестно',
    uncertainAbout: 'Сообщение могло дойти: сервер получателя не ответил',
    dropped: 'Отменено',
    droppedAbout: 'Отправлять не нужно: уведомление выключено, чат не подключён или человек ушёл',
    waiting: 'Ждут сейчас',
    waitingSince: 'Ждут с',
    nothingWaits: 'нет',
  },
  problems: {
    title: 'Причины за 24 часа',
    none: 'нет',
    problem: 'Причина',
    unknown: 'причина не записана',
    channel: 'Канал',
    outcome: 'Чем кончилось',
    outcomes: {
      failed: 'Не доставлено',
      uncertain: 'Неизвестно, дошло ли',
      waiting: 'Будет повторено',
      dropped: 'Отменено',
    },
    count: 'Сколько',
    lastAt: 'Последний раз',
  },
  deadLetters: {
    title: 'Невыполненные задания за 7 дней',
    none: 'нет',
    job: 'Задание',
    problem: 'Причина',
    count: 'Сколько',
    firstAt: 'Первый раз',
    lastAt: 'Последний раз',
  },
}

export type DeliveryTexts = typeof texts
