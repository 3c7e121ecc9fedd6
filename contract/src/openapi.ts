// OpenAPI 3.1, made from the contract: nothing in it is written twice.
import { audit } from './audit.ts'
import type { Call } from './call.ts'
import { companyLists } from './company-lists.ts'
import { documents } from './documents.ts'
import { errorBody } from './error-body.ts'
import { EVENTS_PATH } from './events.ts'
import { feedback } from './feedback.ts'
import type { Path } from './index.ts'
import { interests } from './interests.ts'
import { legal } from './legal.ts'
import { lotResults } from './lot-results.ts'
import { lotVoting } from './lot-voting.ts'
import { lotWork } from './lot-work.ts'
import { lots } from './lots.ts'
import { notifications } from './notifications.ts'
import { type Operation, callOperation, documentOperation, eventsOperation } from './openapi-operation.ts'
import { type Components, jsonSchema } from './openapi-schemas.ts'
import { operator } from './operator.ts'
import { passwords } from './passwords.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { sources } from './sources.ts'
import { subscription } from './subscription.ts'
import { team } from './team.ts'
import { tenders } from './tenders.ts'

export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { post?: Operation; get?: Operation }>
  components: { schemas: Components; securitySchemes: Record<string, object> }
}

const CATALOGUE = 'Tenders'
const LIVE = 'Live events'

/** In the order in which one would learn them. A test demands that every call stands in exactly one. */
const FEATURES: readonly (readonly [name: string, description: string, calls: Readonly<Record<string, Call>>])[] = [
  ['Session', 'Signing in and out, and where one is signed in.', session],
  ['Passwords', 'Setting a new password by a letter’s link or with the current one.', passwords],
  ['Second factor', 'Codes of an authenticator app, besides the password.', secondFactor],
  ['Registration', 'How a company or a person asks for access.', registration],
  ['Profile', 'The signed-in person.', profile],
  ['Notifications', 'By e-mail and Telegram.', notifications],
  ['Team', 'The members of the workspace and their roles.', team],
  ['Audit', 'Who changed what, when and from where.', audit],
  ['Subscription', 'What the workspace has paid for.', subscription],
  ['Interests', 'Interest profiles: what the workspace looks for.', interests],
  ['Company lists', 'Customers, and the workspace’s own lists of them.', companyLists],
  ['Lots', 'The catalogue and the lists of the workspace.', lots],
  ['Sources', 'How fresh and complete the catalogue is.', sources],
  ['Voting', 'Leads accept and reject lots.', lotVoting],
  ['Work on lots', 'From taking a lot into work to the confirmed placement.', lotWork],
  ['Results', 'How a purchase ended.', lotResults],
  [CATALOGUE, 'A tender as a whole, and the files of the catalogue.', tenders],
  ['Feedback', 'Messages to the operator.', feedback],
  ['Legal', 'Who stands behind the product.', legal],
  ['Operator', 'Applications, workspaces and their subscriptions.', operator],
]

/** What this version answers with 501 is marked; without a question everything counts as built. */
export function openApi(isBuilt: (path: Path | typeof documents.path) => boolean = () => true): OpenApi {
  const schemas: Components = {}
  jsonSchema(errorBody, 'output', schemas)
  const paths: OpenApi['paths'] = {}
  for (const [tag, , calls] of FEATURES) {
    for (const [path, call] of Object.entries(calls) as [Path, Call][]) {
      paths[`/api/${path}`] = { post: callOperation(tag, path, call, isBuilt(path), schemas) }
    }
  }
  paths[documents.path.replace(':fileName', '{fileName}')] = {
    get: documentOperation(CATALOGUE, isBuilt(documents.path)),
  }
  paths[EVENTS_PATH] = { get: eventsOperation(LIVE) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tendertap API',
      version: '1',
      description: 'Tender search and procurement work for companies in Kazakhstan.',
    },
    servers: [{ url: '/' }],
    tags: [
      ...FEATURES.map(([name, description]) => ({ name, description })),
      { name: LIVE, description: 'What changed, as it changes.' },
    ],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => one.localeCompare(other, 'en'))),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` that auth/localLogin answers.',
        },
      },
    },
  }
}
