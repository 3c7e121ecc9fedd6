// What the operator panel shows: long names, every state of an application, a workspace and a renewal.
import { deliveryExamples } from '@tendertap/contract/examples/delivery'
import { operatorExamples } from '@tendertap/contract/examples/operator'
import type { Output } from '@tendertap/contract/calls/index'

const LONG = `ТОО «${'Казахстан'.repeat(9)}»`
const DAY = 86_400_000
const [application] = operatorExamples['superadmin/getRegistrationApplications'][0].output
const [workspace] = operatorExamples['superadmin/getWorkspaces'][0].output
const [renewal] = operatorExamples['superadmin/getRenewalRequests'][0].output
if (!application || !workspace || !renewal) throw new Error('The operator’s examples are empty')

export const APPLICATIONS: Output<'superadmin/getRegistrationApplications'> = [
  application,
  {
    ...application,
    workspaceId: '2',
    companyName: LONG,
    email: `${'director'.repeat(8)}@bereke.example`,
    submissions: 1,
    emailHolder: 'account',
    contactPerson: 'Асель Контактова',
  },
  { ...application, workspaceId: '3', activateDate: application.createdAt, sameBin: [], emailHolder: null },
  {
    ...application,
    workspaceId: '4',
    type: 'individual',
    companyName: null,
    bin: null,
    declineDate: application.createdAt,
    sameBin: [],
    emailHolder: null,
  },
  {
    ...application,
    workspaceId: '5',
    declineDate: application.createdAt,
    expired: true,
    sameBin: [],
    emailHolder: null,
  },
]

const [subscription] = workspace.SubscriptionOfWorkspace
if (!subscription) throw new Error('The example has no subscription')
const running = {
  ...subscription,
  startDate: new Date(Date.now() - DAY).toISOString(),
  endDate: new Date(Date.now() + 20 * DAY).toISOString(),
}
const later = {
  ...running,
  id: '5',
  status: 'inactive' as const,
  startDate: running.endDate,
  endDate: new Date(Date.now() + 50 * DAY).toISOString(),
}
export const WORKSPACES: Output<'superadmin/getWorkspaces'> = [
  { ...workspace, SubscriptionOfWorkspace: [running, later], awaitsPassword: false },
  { ...workspace, id: '2', companyName: LONG, SubscriptionOfWorkspace: [] },
  {
    ...workspace,
    id: renewal.workspaceId,
    SubscriptionOfWorkspace: [
      {
        ...subscription,
        status: 'inactive',
        startDate: '2026-01-01T00:00:00.000Z',
        endDate: '2026-02-01T00:00:00.000Z',
      },
    ],
  },
]
export const RENEWALS: Output<'superadmin/getRenewalRequests'> = [
  renewal,
  {
    ...renewal,
    id: '2',
    workspaceName: LONG,
    tariff: null,
    months: null,
    subscriptionEndDate: null,
    closedAt: renewal.requestedAt,
  },
]

export const CALENDAR_DAYS: Output<'planning/getCalendarDays'> = [
  { date: '2027-01-09', kind: 'working', note: 'Перенос с пятницы 8 января по постановлению Правительства' },
  { date: '2027-05-17', kind: 'free', note: 'Курбан айт' },
  { date: '2027-07-05', kind: 'free', note: null },
]

const [troubled, calm] = deliveryExamples['superadmin/getDelivery']
if (!calm) throw new Error('The examples of delivery have no calm one')
type Delivery = Output<'superadmin/getDelivery'>

export const CALM_DELIVERY: Delivery = calm.output
/** Everything that can be wrong, with large figures and long reasons. */
export const DELIVERY: Delivery = {
  ...troubled.output,
  troubles: ['stuck', 'failed', 'dead_letters'],
  channels: [
    {
      channel: 'email',
      sent: 1_204_812,
      failed: 1_312,
      uncertain: 41,
      dropped: 20_057,
      waiting: 118_402,
      waitingSince: '2026-11-13T23:04:10.000Z',
    },
    { channel: 'telegram', sent: 402_140, failed: 0, uncertain: 0, dropped: 12, waiting: 0, waitingSince: null },
  ],
  problems: [
    ...troubled.output.problems,
    {
      channel: 'telegram',
      outcome: 'waiting',
      problem: 'Telegram did not answer as it should (ETIMEDOUT)',
      count: 7,
      lastAt: '2026-11-14T05:29:30.000Z',
    },
    { channel: 'email', outcome: 'uncertain', problem: '', count: 41, lastAt: '2026-11-14T05:21:00.000Z' },
  ],
  deadLetters: [
    ...troubled.output.deadLetters,
    {
      job: 'registration/expireApplications',
      problem: `null value in column "workspace_id" of relation "event" violates not-null constraint ${'again'.repeat(12)}`,
      count: 2,
      firstAt: '2026-11-12T22:40:00.000Z',
      lastAt: '2026-11-13T22:40:00.000Z',
    },
  ],
}
