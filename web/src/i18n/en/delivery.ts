import { DELIVERY_ADVICE } from '@tendertap/domain/delivery/advice'
import { formatNumber } from '@tendertap/domain/words/number'
import { words } from '@tendertap/domain/words/en'
import { createPlural } from '@tendertap/domain/words/plural'
import type { DeliveryTexts } from '../ru/delivery.ts'

const plural = createPlural('en')

export const texts: DeliveryTexts = {
  troubles: {
    stuck: {
      title: ({ waitingSince, waitingFor }) =>
        `Sending is stuck: the oldest message has waited ${words.duration(waitingFor)}, since ${waitingSince}`,
      advice: DELIVERY_ADVICE.en.stuck,
    },
    failed: {
      title: ({ failed }) =>
        `Not delivered in 24 hours: ${formatNumber(failed)} ${plural(failed, { one: 'message', other: 'messages' })}`,
      advice: DELIVERY_ADVICE.en.failed,
    },
    dead_letters: {
      title: () => 'Jobs were given up in the last 24 hours',
      advice: DELIVERY_ADVICE.en.dead_letters,
    },
  },
  well: 'Everything is delivered',
  wellText: 'Nothing was lost in the last 24 hours, and nothing waits longer than it should.',
  channels: {
    title: 'The last 24 hours',
    channel: 'Channel',
    names: { email: 'E-mail', telegram: 'Telegram' },
    sent: 'Sent',
    failed: 'Not delivered',
    uncertain: 'Uncertain',
    uncertainAbout: 'It may have arrived: the other side did not answer',
    dropped: 'Dropped',
    droppedAbout: 'Not to be sent: switched off, no chat is connected, or the person has left',
    waiting: 'Waiting now',
    waitingSince: 'Waiting since',
    nothingWaits: 'none',
  },
  problems: {
    title: 'Reasons, 24 hours',
    none: 'none',
    problem: 'Reason',
    unknown: 'no reason was noted',
    channel: 'Channel',
    outcome: 'Outcome',
    outcomes: {
      failed: 'Not delivered',
      uncertain: 'May have arrived',
      waiting: 'Will be tried again',
      dropped: 'Dropped',
    },
    count: 'How many',
    lastAt: 'Last time',
  },
  deadLetters: {
    title: 'Jobs given up, 7 days',
    none: 'none',
    job: 'Job',
    problem: 'Reason',
    count: 'How many',
    firstAt: 'First time',
    lastAt: 'Last time',
  },
}
