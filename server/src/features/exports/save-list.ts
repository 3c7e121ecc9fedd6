// A list as a spreadsheet: first the ids of its lots under the limits of a search, then their rows page by page.
import { MAX_EXPORTED_ROWS } from '@tendertap/domain/exports/rows'
import { DEFAULT_LANGUAGE, type Language } from '@tendertap/domain/languages'
import type { LotListTab } from '@tendertap/domain/navigation'
import { WORDS } from '@tendertap/domain/words/all'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { toListWorkbook } from '../../spreadsheets/list-workbook.ts'
import { loadAttachments, type LotLoaders } from '../lots/attachments.ts'
import { listLotsByIds } from '../lots/queries.ts'
import { findLotIds, type SearchRequest } from '../lots/search/search.ts'
import { describeLots } from './lot-columns.ts'

/** of a lot, compressed: 50,000 lots of the catalogue that the proofs make take 9.7 MB */
const LOT_BYTES = 195

export interface ListToSave {
  list: LotListTab
  lang: Language | undefined
  loaders: LotLoaders
  /** what the list searches in */
  request(scope: Scope): Promise<Omit<SearchRequest, 'now'>> | Omit<SearchRequest, 'now'>
}

export async function saveLots(
  context: SignedInContext,
  { list, lang = DEFAULT_LANGUAGE, loaders, request }: ListToSave,
): Promise<FileAnswer> {
  const { ids, hasMore } = await context.inScope(async (scope) =>
    findLotIds(scope, { ...(await request(scope)), now: new Date() }, MAX_EXPORTED_ROWS),
  )
  const { columns, toCells } = describeLots(list, lang)
  return toListWorkbook({
    name: WORDS[lang].lotLists[list],
    lang,
    columns,
    ids,
    hasMore,
    count: WORDS[lang].lots,
    rowBytes: LOT_BYTES,
    readPage: (page) =>
      context.readBeforehand(async (scope) => {
        const [lots, findAttachments] = await Promise.all([
          listLotsByIds(scope, page),
          loadAttachments(loaders, scope, sql`${page}::bigint[]`),
        ])
        return lots.map((lot) => toCells(lot, findAttachments(lot.id)))
      }),
  })
}
