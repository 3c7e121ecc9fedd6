// The templates of the documents to collect. Lots already in work keep the documents that they were taken with.
import { completeTemplate, DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addTemplate, listTemplates, removeTemplate, type TemplateRow } from './queries.ts'

type Calls = 'checklists/getTemplates' | 'checklists/saveTemplate' | 'checklists/deleteTemplate'

/** The general template of a workspace that keeps none. */
const STANDARD: TemplateRow = { method: null, entries: [...DEFAULT_CHECKLIST] }
const isGeneral = ({ method }: TemplateRow) => method === null

export const checklistHandlers: Handlers<Calls> = {
  'checklists/getTemplates': (context) =>
    context.inScope(async (scope) => {
      const templates = await listTemplates(scope)
      return { templates: templates.some(isGeneral) ? templates : [STANDARD, ...templates] }
    }),

  // locked, so that of two people who save one template at once the later replaces the earlier
  'checklists/saveTemplate': (context, { method, entries }) =>
    context.inLockedWorkspace(async (scope) => {
      const template = { method, entries: completeTemplate(entries) }
      await removeTemplate(scope, method)
      await addTemplate(scope, template)
      await announceTemplates(scope)
      return template
    }),

  'checklists/deleteTemplate': (context, { method }) =>
    context.inLockedWorkspace(async (scope) => {
      await removeTemplate(scope, method)
      await announceTemplates(scope)
      return {}
    }),
}

async function announceTemplates(scope: Scope): Promise<void> {
  await announce(scope, { kind: 'checklistTemplates', id: scope.workspaceId ?? '' })
}
