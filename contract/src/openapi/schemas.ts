// Converts the contract's zod schemas to JSON Schema 2020-12, which OpenAPI 3.1 uses. Each entity has a name and is
// defined once.
import { z } from 'zod'
import { companyList } from '../entities/company-list.ts'
import { document } from '../entities/document.ts'
import { interest } from '../entities/interest.ts'
import { lotWork } from '../entities/lot-work.ts'
import { lot, lotOfTender } from '../entities/lot.ts'
import { notificationSettings } from '../entities/notification-settings.ts'
import { profile } from '../entities/profile.ts'
import { registrationApplication } from '../entities/registration-application.ts'
import { resultInfo } from '../entities/result-info.ts'
import { currentSubscription, subscription } from '../entities/subscription.ts'
import { telegramLink } from '../entities/telegram-link.ts'
import { tenderHead } from '../entities/tender-head.ts'
import { tender } from '../entities/tender.ts'
import { user } from '../entities/user.ts'
import { vote } from '../entities/vote.ts'
import { workspace } from '../entities/workspace.ts'
import { errorBody } from '../errors/error-body.ts'
import { lotFilter } from '../fields/lot-filter.ts'
import { isOurs } from '../ours.ts'

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  'x-ours'?: true
}

const ENTITIES: Readonly<Record<string, z.ZodType>> = {
  CompanyList: companyList,
  CurrentSubscription: currentSubscription,
  Document: document,
  Interest: interest,
  Lot: lot,
  LotFilter: lotFilter,
  LotOfTender: lotOfTender,
  LotWork: lotWork,
  NotificationSettings: notificationSettings,
  Profile: profile,
  Refusal: errorBody,
  RegistrationApplication: registrationApplication,
  ResultInfo: resultInfo,
  Subscription: subscription,
  TelegramLink: telegramLink,
  Tender: tender,
  TenderHead: tenderHead,
  User: user,
  Vote: vote,
  Workspace: workspace,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(ENTITIES)) names.add(schema, { id })

export type Components = Record<string, JsonSchema>

/** Inputs as a client sends them, outputs as it receives them. Adds the entities that occur to `components`. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  // inside an object, so that an entity at the root becomes a reference as well
  const { properties, $defs } = z.toJSONSchema(z.object({ root: schema }), {
    io,
    metadata: names,
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema instanceof z.ZodType && isOurs(zodSchema)) made['x-ours'] = true
    },
  })
  for (const [name, definition] of Object.entries($defs ?? {})) components[name] = tidy(definition as JsonSchema)
  return tidy((properties?.['root'] ?? {}) as JsonSchema)
}

/**
 * Removes what zod adds and a reader does not need: ids, patterns beside a format, bounds of integers, nested unions.
 */
function tidy(made: JsonSchema & { id?: unknown; additionalProperties?: unknown }): JsonSchema {
  const { id: _id, additionalProperties: _additional, ...schema } = made
  if (schema.$ref) schema.$ref = schema.$ref.replace('#/$defs/', '#/components/schemas/')
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.items) schema.items = tidy(schema.items)
  if (schema.anyOf)
    schema.anyOf = schema.anyOf.map(tidy).flatMap((one) => (isBareUnion(one) ? (one.anyOf ?? []) : [one]))
  if (schema.properties)
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, tidy(field)]),
    )
  return schema
}

function isBareUnion(schema: JsonSchema): boolean {
  return schema.anyOf !== undefined && Object.keys(schema).length === 1
}
