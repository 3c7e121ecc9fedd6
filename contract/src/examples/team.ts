import type { team } from '../calls/team.ts'
import type { Examples } from './example.ts'
import { member } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

export const teamExamples: Examples<keyof typeof team> = {
  'users/getAllUsers': [{ input: {}, output: [member] }],
  'users/createUser': [
    {
      input: {
        email: 'daniyar@akzhol-snab.example',
        fullName: 'Данияр Закупов',
        password: 'tulip-kok-tobe-42',
        roles: ['procurement'],
        phone: '+7 702 000 56 78',
        position: 'Специалист по закупкам',
      },
      output: member,
    },
  ],
  'users/updateUser': [
    {
      title: 'Into a second team',
      input: { userId: STAND_INS.memberId, roles: ['procurement', 'manager'] },
      output: { ...member, roles: ['procurement', 'manager'] },
    },
    {
      title: 'A new password, with the administrator’s own',
      input: { userId: STAND_INS.memberId, password: 'tulip-kok-tobe-42', currentPassword: STAND_INS.password },
      output: member,
    },
    {
      title: 'Out of the last team',
      input: { userId: STAND_INS.memberId, roles: [] },
      output: { ...member, roles: [] },
    },
  ],
  'users/setUserActive': [
    {
      title: 'Someone leaves',
      input: { userId: STAND_INS.memberId, active: false },
      output: { ...member, active: false },
    },
    { title: 'And comes back', input: { userId: STAND_INS.memberId, active: true }, output: member },
  ],
  'users/setAdmin': [
    {
      title: 'A second administrator',
      input: { userId: STAND_INS.memberId, admin: true },
      output: { ...member, roles: ['admin', 'procurement'] },
    },
    { title: 'The role withdrawn', input: { userId: STAND_INS.memberId, admin: false }, output: member },
  ],
  'team/getMembers': [{ input: {}, output: [{ id: member.id, fullName: member.fullName, roles: member.roles }] }],
}
