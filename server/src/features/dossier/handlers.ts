import { chooseLanguage } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { loadAttachments, type LotLoaders } from '../lots/attachments.ts'
import { presentLotOfTender, presentTenderHead } from '../lots/present.ts'
import { findLot } from '../lots/queries.ts'
import { layOut } from './document.ts'
import type { Dossier } from './facts.ts'
import { print } from './print.ts'
import { toPrintable } from './printable.ts'
import { findFileHashes, findMaker, findPastResult, listAwards, listHashedDocuments } from './queries.ts'
import { DOSSIER_TEXTS } from './texts.ts'

export function dossierHandlers(loaders: LotLoaders): Handlers<'lots/getDossier'> {
  return {
    'lots/getDossier': async (context, { lotId, language }) => {
      const dossier = await context.inScope((scope) => gatherFacts(scope, loaders, context.person, lotId))
      const texts = DOSSIER_TEXTS[language ?? dossier.language]
      return {
        name: `${toPrintable(texts.fileName(dossier.lot.contractNumber ?? String(lotId)), 120, texts.currency)}.pdf`,
        type: 'application/pdf',
        // printed after the transaction has ended
        content: await print(layOut({ ...dossier, language: language ?? dossier.language })),
      }
    },
  }
}

/** What the screens show this person of the lot. */
async function gatherFacts(
  scope: Scope,
  loaders: LotLoaders,
  { userId, hasActiveSubscription }: SignedInPerson,
  lotId: number,
): Promise<Dossier> {
  const row = await findLot(scope, lotId)
  if (!row) throw new AppError('not_found')
  const [attachments, documents, fileHashes, awards, pastResult, maker] = await Promise.all([
    loadAttachments(loaders, scope, sql`array[${lotId}::bigint]`),
    listHashedDocuments(scope, { lotId, tenderId: row.tender_id }),
    findFileHashes(scope, lotId),
    listAwards(scope, lotId),
    findPastResult(scope, lotId),
    findMaker(scope, userId),
  ])
  if (!maker) throw new Error('A person without a row asks for a dossier')
  const attached = attachments(lotId)
  // the catalogue is for subscribers, as on its own pages; what the team works on stays theirs
  if (attached.LotsInProcessOfLot.length === 0 && !hasActiveSubscription) throw new AppError('subscription_required')
  return {
    lot: { ...presentLotOfTender(row, [], attached), Tender: presentTenderHead(row, []) },
    documents: documents.map(({ type, original_file_name: name, sha256, size, stored_at }) => ({
      type,
      name,
      sha256,
      size,
      storedAt: stored_at?.toISOString() ?? null,
    })),
    fileHashes,
    awards,
    pastResult,
    madeAt: maker.at,
    madeBy: maker.fullName ?? '',
    company: maker.company,
    language: chooseLanguage(maker.lang, null),
  }
}
