// Calculates a stored score again from what it names: the model, the version of the profile and the payload of the lot.
// `db` may read the payloads and the rows of every workspace: the owner.
import type { ReceiptLine } from '@tendertap/domain/matching/receipt'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import { unpack } from '../../db/packed-text.ts'
import type { CanonicalLot } from '../../portals/canonical.ts'
import type { Connector, Entity } from '../../portals/connector.ts'
import { analyseLot } from '../../scoring/analyse-lot.ts'
import { compileProfile } from '../../scoring/compile-profile.ts'
import type { LotContent, ProfileContent } from '../../scoring/content.ts'
import { scoreLot } from '../../scoring/score-lot.ts'
import { loadModel } from './model/model-store.ts'

export interface StoredScore {
  lotId: number
  interestId: string
  percent: number
  receipt: readonly ReceiptLine[]
}

interface Origin extends StoredScore {
  modelNumber: number
  content: ProfileContent
  lotExternalId: string
  source: string
  entity: Entity
  externalId: string
  payload: Buffer
}

export interface Replay {
  stored: StoredScore
  /** null: the payload does not show the lot */
  replayed: Pick<StoredScore, 'percent' | 'receipt'> | null
}

/** Replays the scores of a lot, or of all lots. */
export async function replayScores(
  db: Kysely<DB>,
  connectors: readonly Connector[],
  lotId: number | null = null,
): Promise<Replay[]> {
  const { rows } = await sql<Origin>`
    select s.lot_id as "lotId", s.interest_id as "interestId", s.percent, s.receipt, s.model_number as "modelNumber", v.content,
      l.external_id as "lotExternalId", p.source, p.entity, p.external_id as "externalId", p.payload
    from lot_score s
    join interest_version v on v.workspace_id = s.workspace_id and v.interest_id = s.interest_id and v.version = s.interest_version
    join lot l on l.id = s.lot_id
    join raw_payload p on p.seq = s.payload_seq
    where ${lotId}::bigint is null or s.lot_id = ${lotId}
    order by s.lot_id, s.interest_id`.execute(db)
  const models = new Map<number, Awaited<ReturnType<typeof loadModel>>>()
  const replays: Replay[] = []
  for (const { modelNumber, content, lotExternalId, source, entity, externalId, payload, ...stored } of rows) {
    const model = models.get(modelNumber) ?? (await loadModel(db, modelNumber))
    models.set(modelNumber, model)
    const reading = connectors
      .find((connector) => connector.source === source)
      ?.read({ entity, externalId, payload: JSON.parse(unpack(payload)) as unknown })
    const lot =
      reading?.kind === 'tender' ? reading.tender.lots.find((one) => one.externalId === lotExternalId) : undefined
    const score = lot && scoreLot(compileProfile(content, model), analyseLot(toContent(lot), model))
    replays.push({ stored, replayed: score ? { percent: score.percent, receipt: score.makeReceipt().lines } : null })
  }
  return replays
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
  }
}
