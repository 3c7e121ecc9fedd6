import type { delivery } from '../calls/delivery.ts'
import type { Examples } from './example.ts'

export const deliveryExamples: Examples<keyof typeof delivery> = {
  'superadmin/getDelivery': [
    {
      title: 'Something is wrong',
      input: {},
      output: {
        at: '2026-11-14T05:30:00.000Z',
        troubles: ['failed', 'dead_letters'],
        channels: [
          {
            channel: 'email',
            sent: 4_812,
            failed: 3,
            uncertain: 1,
            dropped: 57,
            waiting: 2,
            waitingSince: '2026-11-14T05:28:10.000Z',
          },
          { channel: 'telegram', sent: 2_140, failed: 0, uncertain: 0, dropped: 12, waiting: 0, waitingSince: null },
        ],
        problems: [
          {
            channel: 'email',
            outcome: 'failed',
            problem: 'the mail server refused the recipient (550 5.1.1)',
            count: 3,
            lastAt: '2026-11-14T04:51:07.000Z',
          },
          {
            channel: 'email',
            outcome: 'dropped',
            problem: 'switched off',
            count: 57,
            lastAt: '2026-11-14T05:29:00.000Z',
          },
        ],
        deadLetters: [
          {
            job: 'messages/deliver',
            problem: 'the mail server refused the recipient (550 5.1.1)',
            count: 3,
            firstAt: '2026-11-13T22:14:40.000Z',
            lastAt: '2026-11-14T04:51:07.000Z',
          },
        ],
      },
    },
    {
      title: 'All is well',
      input: {},
      output: {
        at: '2026-11-14T05:30:00.000Z',
        troubles: [],
        channels: [
          { channel: 'email', sent: 4_812, failed: 0, uncertain: 0, dropped: 0, waiting: 0, waitingSince: null },
          { channel: 'telegram', sent: 2_140, failed: 0, uncertain: 0, dropped: 0, waiting: 0, waitingSince: null },
        ],
        problems: [],
        deadLetters: [],
      },
    },
  ],
}
