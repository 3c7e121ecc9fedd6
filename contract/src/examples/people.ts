import type { Output } from '../calls/index.ts'
import { STAND_INS } from './stand-ins.ts'
import { subscription } from './subscription.ts'

export const me: Output<'me/getMe'> = {
  id: STAND_INS.userId,
  email: STAND_INS.email,
  fullName: 'Айгерим Жолова',
  phone: '+7 701 000 12 34',
  position: 'Руководитель тендерного отдела',
  telegramChatId: null,
  lang: 'ru',
  WorkspaceId: STAND_INS.workspaceId,
  UserRolesOfUser: [{ role: 'admin' }, { role: 'manager' }],
  Workspace: { id: STAND_INS.workspaceId, name: 'ТОО «Акжол Снаб»' },
  roles: ['admin', 'manager'],
  subscription,
  mustChangePassword: false,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  mustSetUpSecondFactor: false,
}

export const member: Output<'users/createUser'> = {
  id: STAND_INS.memberId,
  email: 'daniyar@akzhol-snab.example',
  fullName: 'Данияр Закупов',
  roles: ['procurement'],
  phone: '+7 702 000 56 78',
  position: 'Специалист по закупкам',
  active: true,
}
