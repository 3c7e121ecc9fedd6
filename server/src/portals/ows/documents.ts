import { createHash } from 'node:crypto'
import type { CanonicalDocument } from '../canonical.ts'
import { toDocumentType } from '../document-type.ts'
import type { File, TrdBuy } from './payload.ts'

const SPECIFICATION = /^techspec_\d+_(\d*)\./

/** A specification names its lot in the file name; that of a one-lot announcement leaves it out. */
function findLotId(file: File, lotIds: readonly string[]): string | null {
  const named = SPECIFICATION.exec(file.originalName ?? '')?.[1]
  if (named === undefined) return null
  if (named === '') return lotIds.length === 1 ? (lotIds[0] ?? null) : null
  return lotIds.includes(named) ? named : null
}

/** The address is a file's only identity at this portal; one listed twice is one document. */
export function readDocuments(tender: TrdBuy): CanonicalDocument[] {
  const lotIds = tender.Lots.map((lot) => lot.id)
  const listed = [
    ...tender.Lots.flatMap((lot) => lot.Files.map((file) => ({ file, lotExternalId: lot.id }))),
    ...[...tender.Files, ...tender.GeneralFiles].map((file) => ({ file, lotExternalId: findLotId(file, lotIds) })),
  ]
  const byUrl = new Map<string, CanonicalDocument>()
  for (const { file, lotExternalId } of listed) {
    const url = file.filePath
    if (url === null || byUrl.has(url)) continue
    const originalFileName = file.originalName ?? file.nameRu ?? 'document'
    byUrl.set(url, {
      externalId: createHash('sha1').update(url).digest('hex'),
      url,
      lotExternalId,
      type: toDocumentType(file.nameRu ?? originalFileName),
      originalFileName,
    })
  }
  return [...byUrl.values()]
}
