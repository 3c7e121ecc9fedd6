import type { audit } from '../calls/audit.ts'
import type { Output } from '../calls/index.ts'
import type { Examples } from './example.ts'
import { me, member } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

const person = { id: me.id, fullName: me.fullName }

const invited: Output<'audit/getEntries'>['data'][number] = {
  id: '019a81c4-5e0b-7a37-9c12-6d04be9f1a20',
  at: '2026-11-14T05:30:12.000Z',
  person,
  action: 'users/createUser',
  objectId: member.id,
  objectName: member.fullName,
  outcome: 'done',
  code: null,
  ip: '203.0.113.24',
  requestId: 'b0a6f0f0-35f4-4b6a-9c2e-0f2f6f3d5c11',
}

const refused: typeof invited = {
  ...invited,
  id: '019a81c0-11aa-7c4e-8f63-20f1f5a7d3b9',
  at: '2026-11-14T05:25:48.000Z',
  objectId: null,
  objectName: null,
  outcome: 'refused',
  code: 'seat_limit',
  requestId: '5c1b7c0e-7a52-4f0c-8a3d-9e1d6f0b2a77',
}

const people = [person, { id: member.id, fullName: member.fullName }]

export const auditExamples: Examples<keyof typeof audit> = {
  'audit/getEntries': [
    {
      title: 'The newest entries',
      input: {},
      output: { data: [invited, refused], total: 2, totalExact: true, page: 1, limit: 10, people },
    },
    {
      title: 'What one person was refused in two weeks of November',
      input: { userId: STAND_INS.userId, outcome: 'refused', from: '2026-11-01', to: '2026-11-14' },
      output: { data: [refused], total: 1, totalExact: true, page: 1, limit: 10, people },
    },
  ],
}
