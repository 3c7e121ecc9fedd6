import type { Output } from '@tendertap/contract/calls/index'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { checkRows } from './check-rows.ts'
import type { CheckedRow } from './checked-row.ts'
import { makeTemplate } from './template.ts'
import { addImport, addResults, listImports, undoImport, type ImportRow } from './queries.ts'

type Calls =
  | 'resultImport/getTemplate'
  | 'resultImport/preview'
  | 'resultImport/import'
  | 'resultImport/listImports'
  | 'resultImport/undoImport'

export const resultImportHandlers: Handlers<Calls> = {
  'resultImport/getTemplate': async (_, { language }) => makeTemplate(language),

  'resultImport/preview': (context, { rows }) =>
    context.inScope(async (scope) => ({ rows: (await checkRows(scope, rows)).map(presentRow) })),

  // one at a time: a lot may be known by its number in one file and by its name in another
  'resultImport/import': (context, { fileName, rows }) =>
    context.inLockedWorkspace(async (scope) => {
      const { userId } = context.person
      const checked = await checkRows(scope, rows)
      const importId = await addImport(scope, fileName, userId)
      if ((await addResults(scope, checked, { importId, userId })) === 0) throw new AppError('nothing_to_import')
      context.nameObject(importId)
      await announce(scope, { kind: 'pastResults', id: importId })
      const [added] = await listImports(scope, importId)
      if (!added) throw new Error('The import that was just added is not there')
      return presentImport(added)
    }),

  'resultImport/listImports': (context) =>
    context.inScope(async (scope) => ({ imports: (await listImports(scope)).map(presentImport) })),

  'resultImport/undoImport': (context, { id }) =>
    context.inScope(async (scope) => {
      if (!(await undoImport(scope, id, context.person.userId))) throw new AppError('not_found')
      await announce(scope, { kind: 'pastResults', id })
      return {}
    }),
}

function presentRow({ line, lot, problems, stored }: CheckedRow): Output<'resultImport/preview'>['rows'][number] {
  return {
    line,
    lot: lot && { lotId: lot.id, TenderId: lot.tender_id, contractNumber: lot.number },
    problems,
    stored,
  }
}

function presentImport(row: ImportRow): Output<'resultImport/import'> {
  return {
    id: row.id,
    fileName: row.file_name,
    importedAt: row.imported_at.toISOString(),
    importedBy: row.imported_by,
    imported: row.imported,
    matched: row.matched,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_by,
  }
}
