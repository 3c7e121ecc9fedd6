import type { Output } from '../calls/index.ts'
import type { operator } from '../calls/operator.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'
import { subscription } from './subscription.ts'

const applied: Output<'superadmin/activateWorkspace'> = {
  id: STAND_INS.pendingWorkspaceId,
  name: 'ТОО «Береке Трейд»',
  companyName: 'ТОО «Береке Трейд»',
  bin: '990140000019',
  type: 'legal',
  contactPerson: 'Марат Заявкин',
  contactEmail: 'zakup@bereke-trade.example',
  contactPhone: '+7 705 000 90 12',
  createdAt: '2026-11-12T09:14:27.000Z',
  activateDate: null,
  declineDate: null,
  SubscriptionOfWorkspace: [],
  awaitsPassword: true,
}

const decided = '2026-11-13T04:02:51.000Z'
const workspaceId = STAND_INS.pendingWorkspaceId

export const operatorExamples: Examples<keyof typeof operator> = {
  'superadmin/getRegistrationApplications': [
    {
      input: {},
      output: [
        {
          email: 'zakup@bereke-trade.example',
          fullName: 'Марат Заявкин',
          phone: '+7 705 000 90 12',
          position: null,
          companyName: applied.companyName,
          bin: applied.bin,
          contactPerson: applied.contactPerson,
          contactPhone: applied.contactPhone,
          contactEmail: applied.contactEmail,
          type: applied.type,
          workspaceId,
          createdAt: applied.createdAt,
          activateDate: null,
          declineDate: null,
          submittedAt: '2026-11-12T10:40:03.000Z',
          submissions: 2,
          expired: false,
          emailHolder: 'deactivated_member',
          sameBin: [
            {
              workspaceId: STAND_INS.workspaceId,
              name: 'Береке Трейд',
              activateDate: '2026-03-02T06:00:00.000Z',
              declineDate: null,
            },
          ],
        },
      ],
    },
  ],
  'superadmin/activateWorkspace': [{ input: { workspaceId }, output: { ...applied, activateDate: decided } }],
  'superadmin/declineWorkspace': [{ input: { workspaceId }, output: { ...applied, declineDate: decided } }],
  'superadmin/resendInvitation': [{ input: { workspaceId }, output: {} }],
  'superadmin/getWorkspaces': [
    { input: {}, output: [{ ...applied, activateDate: decided, SubscriptionOfWorkspace: [subscription] }] },
  ],
  'superadmin/setManualSubscription': [
    {
      input: {
        workspaceId: STAND_INS.workspaceId,
        plan: 'commercial',
        startDate: STAND_INS.subscriptionStart,
        endDate: STAND_INS.subscriptionEnd,
        maxUsers: 5,
        additionalUsers: 0,
        maxFilters: 5,
        additionalFilters: 0,
      },
      output: subscription,
    },
  ],
  'superadmin/getRenewalRequests': [
    {
      input: {},
      output: [
        {
          id: '019a5b41-2c7e-7d05-8b1f-9e6a30d4c808',
          workspaceId: STAND_INS.workspaceId,
          workspaceName: 'ТОО «Акжол Снаб»',
          contactPerson: 'Айгерим Жолова',
          contactEmail: STAND_INS.email,
          contactPhone: '+7 701 000 12 34',
          tariff: 'extended',
          months: 12,
          requestedAt: '2026-11-14T05:30:00.000Z',
          closedAt: null,
          subscriptionEndDate: subscription.endDate,
        },
      ],
    },
  ],
}
