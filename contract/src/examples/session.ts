import type { session } from '../calls/session.ts'
import type { Examples } from './example.ts'
import { me } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

const { email, password } = STAND_INS
const signedIn = { ...me, token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6InNlc3Npb24rand0In0.eyJzdWIiOiLigKYifQ.signature' }

export const sessionExamples: Examples<keyof typeof session> = {
  'auth/localLogin': [
    { title: 'For 12 hours', input: { email, password }, output: signedIn },
    { title: 'For 30 days', input: { email, password, rememberMe: true }, output: signedIn },
    {
      title: 'With the code of a second factor',
      input: { email, password, code: '492 039' },
      output: { ...signedIn, hasSecondFactor: true, recoveryCodesLeft: 10 },
    },
    {
      title: 'With a recovery code',
      input: { email, password, code: '7KQ2-M0XD-91RT-ZB4C' },
      output: { ...signedIn, hasSecondFactor: true, recoveryCodesLeft: 9 },
    },
  ],
  'auth/signout': [{ input: {}, output: {} }],
  'me/getSessions': [
    {
      input: {},
      output: [
        {
          id: STAND_INS.sessionId,
          browser: 'Chrome',
          system: 'Windows',
          ip: '203.0.113.24',
          startedAt: '2026-11-14T04:05:00.000Z',
          lastSeenAt: '2026-11-14T09:40:00.000Z',
          current: true,
        },
        {
          id: '019a5b22-58d1-7c06-9b42-7ae40d13c909',
          browser: 'Safari',
          system: 'iPhone',
          ip: '203.0.113.87',
          startedAt: '2026-11-12T13:20:00.000Z',
          lastSeenAt: '2026-11-13T16:55:00.000Z',
          current: false,
        },
      ],
    },
  ],
  'me/endSession': [{ input: { id: STAND_INS.sessionId }, output: {} }],
}
