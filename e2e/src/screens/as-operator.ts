import type { Output } from '@tendertap/contract/calls/index'

/** None of the demo's operators works in a company, so a person of the demo is answered as if they were one. */
export const asOperator = {
  change: (me: Output<'me/getMe'>) => ({
    ...me,
    roles: ['superadmin'],
    UserRolesOfUser: [{ role: 'superadmin' }],
    WorkspaceId: null,
    Workspace: null,
    subscription: null,
  }),
}
