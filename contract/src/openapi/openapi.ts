// Builds the OpenAPI 3.1 document from the contract.
import type { Call } from '../call.ts'
import { CALENDAR_PATH } from '../calendar-feed.ts'
import { documents } from '../documents.ts'
import { errorBody } from '../errors/error-body.ts'
import { EVENTS_PATH } from '../events.ts'
import { ownFiles, upload } from '../own-files.ts'
import { UNSUBSCRIBE_PATH } from '../unsubscribe.ts'
import type { Path } from '../calls/index.ts'
import { CATALOGUE_TITLE, FEATURES, FILES_TITLE, NOTIFICATIONS_TITLE, PLANNING_TITLE } from '../features.ts'
import {
  type Operation,
  buildCalendarOperation,
  buildCallOperation,
  buildDocumentOperation,
  buildEventsOperation,
  buildOwnFileOperation,
  buildUnsubscribeOperation,
  buildUploadOperation,
} from './operation.ts'
import { type Components, toJsonSchema } from './schemas.ts'

export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { post?: Operation; get?: Operation }>
  components: { schemas: Components; securitySchemes: Record<string, object> }
}

const LIVE = 'Live events'

export function buildOpenApi(): OpenApi {
  const schemas: Components = {}
  toJsonSchema(errorBody, 'output', schemas)
  const paths: OpenApi['paths'] = {}
  for (const { title, calls } of FEATURES) {
    for (const [path, call] of Object.entries(calls) as [Path, Call][]) {
      paths[`/api/${path}`] = { post: buildCallOperation(title, path, call, schemas) }
    }
  }
  paths[documents.path.replace(':fileName', '{fileName}')] = {
    get: buildDocumentOperation(CATALOGUE_TITLE),
  }
  paths[CALENDAR_PATH.replace(':fileName', '{fileName}')] = { get: buildCalendarOperation(PLANNING_TITLE) }
  paths[UNSUBSCRIBE_PATH] = { post: buildUnsubscribeOperation(NOTIFICATIONS_TITLE) }
  paths[upload.path] = { post: buildUploadOperation(FILES_TITLE) }
  paths[ownFiles.path.replace(':fileId', '{fileId}')] = { get: buildOwnFileOperation(FILES_TITLE) }
  paths[EVENTS_PATH] = { get: buildEventsOperation(LIVE) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tendertap API',
      version: '1',
      description: 'Tender search and procurement work for companies in Kazakhstan.',
    },
    servers: [{ url: '/' }],
    tags: [
      ...FEATURES.map(({ title, description }) => ({ name: title, description })),
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
