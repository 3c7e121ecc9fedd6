// What the scorer sees of a lot, read from a stored payload instead of the catalogue.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { unpack } from '../../db/packed-text.ts'
import type { CanonicalLot } from '../../portals/canonical.ts'
import type { Connector, Entity } from '../../portals/connector.ts'
import type { LotContent } from '../../scoring/content.ts'

/** A row of raw_payload, and the lot that is looked for in it. */
export interface LotPayload {
  lotExternalId: string
  source: string
  entity: Entity
  externalId: string
  payload: Buffer
}

/** Undefined: the payload does not show the lot. */
export function readLotOfPayload(
  connectors: readonly Connector[],
  { lotExternalId, source, entity, externalId, payload }: LotPayload,
): LotContent | undefined {
  const reading = connectors
    .find((connector) => connector.source === source)
    ?.read({ entity, externalId, payload: JSON.parse(unpack(payload)) as unknown })
  const lot =
    reading?.kind === 'tender' ? reading.tender.lots.find((one) => one.externalId === lotExternalId) : undefined
  return lot && toContent(lot)
}

const LANGUAGES = ['Ru', 'Kz', 'En'] as const

function toContent(lot: CanonicalLot): LotContent {
  const list = (field: 'name' | 'description' | 'additionalDescription' | 'ensTruName') =>
    LANGUAGES.flatMap((language) => lot[`${field}${language}`] ?? [])
  return {
    names: list('name'),
    descriptions: [...list('description'), ...list('additionalDescription')],
    ensTruNames: list('ensTruName'),
    ensTruCode: lot.ensTruCode,
    customerKey: toCompanyKey(lot.customer.nameRu),
  }
}
