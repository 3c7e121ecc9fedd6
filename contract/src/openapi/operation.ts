// Builds one operation of the OpenAPI document: for a call, for the files of the catalogue and the company's own, for
// the stream of events.
import type { Access } from '../access.ts'
import type { Call } from '../call.ts'
import { documents } from '../documents.ts'
import { DUTIES } from '../duties.ts'
import { errorTexts } from '../errors/texts/en.ts'
import { ERROR_STATUSES, type ErrorCode } from '../errors/errors.ts'
import { EVENTS_ACCESS } from '../events.ts'
import { ownFiles, upload } from '../own-files.ts'
import { examples } from '../features.ts'
import type { Example } from '../examples/example.ts'
import type { Path } from '../calls/index.ts'
import { type Components, type JsonSchema, toJsonSchema } from './schemas.ts'
import { listRefusalCodes } from '../errors/refusal-codes.ts'

interface Media {
  schema: JsonSchema
  examples?: Record<string, { summary?: string; value: unknown }>
}

interface Answer {
  description: string
  content: Record<string, Media>
}

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  security: Record<string, never[]>[]
  parameters?: {
    name: string
    in: 'path' | 'header' | 'query'
    required: boolean
    description: string
    schema: JsonSchema
  }[]
  requestBody?: { required: boolean; description: string; content: Record<string, Media> }
  responses: Record<string, Answer>
  'x-access': Access
  'x-needs-subscription': boolean
  'x-writes': boolean
  'x-ours': boolean
}

const JSON_TYPE = 'application/json'
const BEARER = [{ bearer: [] }]
const FILE: Answer = {
  description: 'The file, as an attachment.',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

export function buildCallOperation(tag: string, path: Path, call: Call, schemas: Components): Operation {
  const shown: readonly Example<Path>[] = examples[path]
  const listExamples = (side: 'input' | 'output') =>
    Object.fromEntries(
      shown.map(({ title, ...example }, index) => [
        `example${index + 1}`,
        { ...(title && { summary: title }), value: example[side] },
      ]),
    )
  const codes = listRefusalCodes(call)
  const input = toJsonSchema(call.input, 'input', schemas)
  return {
    ...buildOperationHead(tag, path.replace('/', '_'), call),
    requestBody: {
      required: (input.required ?? []).length > 0,
      description: `At most ${(call.maxBody / 1024).toLocaleString('en')} KB.`,
      content: { [JSON_TYPE]: { schema: input, examples: listExamples('input') } },
    },
    responses: {
      200:
        call.answers === 'file'
          ? FILE
          : {
              description: 'Done.',
              content: {
                [JSON_TYPE]: { schema: toJsonSchema(call.output, 'output', schemas), examples: listExamples('output') },
              },
            },
      ...buildRefusals(codes),
    },
  }
}

type OperationFacts = Pick<Call, 'summary' | 'access' | 'needsSubscription' | 'writes' | 'ours'>

function buildOperationHead(
  tag: string,
  operationId: string,
  { summary, access, needsSubscription, writes, ours }: OperationFacts,
): Omit<Operation, 'responses'> {
  return {
    operationId,
    tags: [tag],
    summary,
    description: `Who may: ${describeAccess(access)}.${needsSubscription ? ' Needs an active subscription.' : ''}`,
    security: access === 'anyone' ? [] : BEARER,
    'x-access': access,
    'x-needs-subscription': needsSubscription,
    'x-writes': writes,
    'x-ours': ours,
  }
}

const WORDS = {
  anyone: 'anyone',
  'signed in': 'anyone signed in',
  member: 'members of a workspace',
  'member or superadmin': 'members of a workspace, superadmin',
} as const satisfies Record<Extract<Access, string>, string>

export function describeAccess(access: Access): string {
  return typeof access === 'string' ? WORDS[access] : access.join(', ')
}

function buildRefusals(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUSES[code])
  const entries = [...byStatus].map(([status, given]): [string, Answer] => [String(status), buildRefusal(given)])
  return Object.fromEntries(entries)
}

function buildRefusal(codes: ErrorCode[]): Answer {
  const schema = { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }] }
  return {
    description: codes.map((code) => `${code}: ${errorTexts[code]}.`).join(' '),
    content: { [JSON_TYPE]: { schema } },
  }
}

export function buildDocumentOperation(tag: string): Operation {
  const summary = 'Downloads a file of the catalogue as an attachment under its original name.'
  return {
    ...buildOperationHead(tag, 'documents', {
      summary,
      access: documents.access,
      needsSubscription: false,
      writes: false,
      ours: false,
    }),
    parameters: [
      {
        name: 'fileName',
        in: 'path',
        required: true,
        description: 'The `fileName` of a document, percent-encoded.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: FILE,
      ...buildRefusals([
        'unauthorized',
        'forbidden',
        ...DUTIES,
        'not_found',
        'too_many_requests',
        'server_error',
        'overloaded',
      ]),
    },
  }
}

export function buildCalendarOperation(tag: string): Operation {
  const summary =
    'Sends the deadlines of the lots in work as a calendar (RFC 5545) to whoever knows its secret address.'
  return {
    ...buildOperationHead(tag, 'calendar', {
      summary,
      access: 'anyone',
      needsSubscription: false,
      writes: false,
      ours: true,
    }),
    parameters: [
      {
        name: 'fileName',
        in: 'path',
        required: true,
        description: 'The secret of planning/renewCalendarAddress and `.ics`.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: { description: 'The calendar.', content: { 'text/calendar': { schema: { type: 'string' } } } },
      ...buildRefusals(['not_found', 'too_many_requests', 'server_error', 'overloaded']),
    },
  }
}

export function buildUnsubscribeOperation(tag: string): Operation {
  return {
    ...buildOperationHead(tag, 'unsubscribe', {
      summary: 'Switches off what a letter is about, as a mail program’s own button asks for it (RFC 8058).',
      access: 'anyone',
      needsSubscription: false,
      writes: true,
      ours: true,
    }),
    parameters: [
      {
        name: 'token',
        in: 'query',
        required: true,
        description: 'Of the letter’s header List-Unsubscribe.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      description: 'What the standard prescribes.',
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { 'List-Unsubscribe': { const: 'One-Click' } } },
        },
      },
    },
    responses: {
      200: { description: 'It is off.', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...buildRefusals(['invalid_input', 'link_expired', 'too_many_requests', 'server_error', 'overloaded']),
    },
  }
}

export function buildOwnFileOperation(tag: string): Operation {
  const { parameters: _, ...document } = buildDocumentOperation(tag)
  return {
    ...document,
    ...buildOperationHead(tag, 'files', {
      summary: 'Downloads a file of the company’s own as an attachment.',
      access: ownFiles.access,
      needsSubscription: false,
      writes: false,
      ours: true,
    }),
    parameters: [
      {
        name: 'fileId',
        in: 'path',
        required: true,
        description: 'The `fileId` of a file on a lot or in the library.',
        schema: { type: 'string' },
      },
    ],
  }
}

export function buildUploadOperation(tag: string): Operation {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      fileId: { type: 'string' },
      name: { type: 'string' },
      size: { type: 'number' },
      kind: { type: 'string' },
    },
    required: ['fileId', 'name', 'size', 'kind'],
  }
  return {
    ...buildOperationHead(tag, 'upload', {
      summary: 'Receives a file of the company’s own; what is not attached within a day is removed.',
      access: upload.access,
      needsSubscription: false,
      writes: true,
      ours: true,
    }),
    parameters: [
      {
        name: 'name',
        in: 'query',
        required: true,
        description: 'The name of the file, percent-encoded.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      description: 'At most 100 MB.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      200: { description: 'Received.', content: { [JSON_TYPE]: { schema } } },
      ...buildRefusals([
        'file_empty',
        'unauthorized',
        'forbidden',
        ...DUTIES,
        'file_too_large',
        'unsupported_media',
        'file_kind',
        'too_many_requests',
        'server_error',
        'overloaded',
      ]),
    },
  }
}

export function buildEventsOperation(tag: string): Operation {
  const summary =
    'Streams what changes in the workspace as server-sent events: kinds and ids only, the content is asked for by a call.'
  return {
    ...buildOperationHead(tag, 'events', {
      summary,
      access: EVENTS_ACCESS,
      needsSubscription: false,
      writes: false,
      ours: true,
    }),
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'The last number seen; what came after it is sent first.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'Events `change` and `reset`.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...buildRefusals(['unauthorized', 'forbidden', ...DUTIES, 'too_many_requests', 'server_error', 'overloaded']),
    },
  }
}
