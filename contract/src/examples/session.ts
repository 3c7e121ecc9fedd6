import type { session } from '../session.ts'
import type { Examples } from './example.ts'
import { me } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

const { email, password } = STAND_INS
const signedIn = { ...me, token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6InNlc3Npb24rand0In0.eyJzdWIiOiLigKYifQ.signature' }

export const sessionExamples: Examples<keyof typeof session> = {
  'auth/localLogin': [
    { title: 'For 12 hours', input: { email, password }, output: signedIn },
    { title: 'For 30 days', input: { email, password, rememberMe: true }, output: signedIn },
  ],
  'auth/signout': [{ input: {}, output: {} }],
}
