import { MAX_EXPORTED_ROWS } from '@tendertap/domain/exports/rows'
import { DEFAULT_LANGUAGE } from '@tendertap/domain/languages'
import type { DocumentStore } from '../../documents/store.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addDay, describeCut } from '../../spreadsheets/list-workbook.ts'
import { toWorkbook } from '../../spreadsheets/workbook.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { listRequests } from '../lots/list-requests.ts'
import { listListedCompanies } from './queries.ts'
import { saveLots } from './save-list.ts'
import { TEXTS } from './texts.ts'
import { saveWorkspaceData } from './workspace-data.ts'

type Calls =
  | 'exports/getLots'
  | 'exports/getLotsToRate'
  | 'exports/getPotentialLots'
  | 'exports/getActiveLots'
  | 'exports/getCompletedLots'
  | 'exports/getArchivedLots'
  | 'exports/getCompanyLists'
  | 'exports/getWorkspaceData'

export function exportHandlers(loaders: LotLoaders, store: DocumentStore): Handlers<Calls> {
  const requests = listRequests(loaders)
  return {
    'exports/getWorkspaceData': (context) => saveWorkspaceData(context, store),

    'exports/getLots': (context, { lang, ...filter }) =>
      saveLots(context, { list: 'all-lots', lang, loaders, request: (scope) => requests.catalogue(scope, filter) }),

    'exports/getLotsToRate': (context, { lang, ...filter }) =>
      saveLots(context, {
        list: 'rate-lots',
        lang,
        loaders,
        request: (scope) => requests.toRate(scope, filter, context.person.userId),
      }),

    'exports/getPotentialLots': (context, { lang, ...filter }) =>
      saveLots(context, {
        list: 'potential-lots',
        lang,
        loaders,
        request: (scope) => requests.potential(scope, filter),
      }),

    'exports/getActiveLots': (context, { lang, ...filter }) =>
      saveLots(context, { list: 'lots-in-work', lang, loaders, request: (scope) => requests.active(scope, filter) }),

    'exports/getCompletedLots': (context, { lang, ...filter }) =>
      saveLots(context, {
        list: 'completed-lots',
        lang,
        loaders,
        request: (scope) => requests.completed(scope, filter),
      }),

    'exports/getArchivedLots': (context, { lang, ...filter }) =>
      saveLots(context, {
        list: 'archive-lots',
        lang,
        loaders,
        request: (scope) => requests.archived(scope, filter),
      }),

    'exports/getCompanyLists': async (context, { lang = DEFAULT_LANGUAGE }) => {
      const { companyLists: name, list, company } = TEXTS[lang]
      const found = await context.inScope((scope) => listListedCompanies(scope, MAX_EXPORTED_ROWS + 1))
      const columns = [
        { title: list, type: 'text', width: 30 },
        { title: company, type: 'text', width: 60 },
      ] as const
      const rows = found.slice(0, MAX_EXPORTED_ROWS).map((row) => [row.list, row.company])
      return toWorkbook(addDay(name), [
        { name, columns, rows },
        ...(found.length > rows.length ? [describeCut(lang, rows.length)] : []),
      ])
    },
  }
}
