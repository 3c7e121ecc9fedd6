import type { checklists } from '../calls/checklists.ts'
import { completeTemplate, DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { Examples } from './example.ts'

const method = 'Запрос ценовых предложений'
const entries = [
  {
    key: 'certificate',
    descriptionRu: 'Сертификат соответствия',
    descriptionKz: 'Сәйкестік сертификаты',
    descriptionEn: 'Certificate of conformity',
    required: true,
  },
]

export const checklistsExamples: Examples<keyof typeof checklists> = {
  'checklists/getTemplates': [
    {
      input: {},
      output: {
        templates: [
          { method: null, entries: [...DEFAULT_CHECKLIST] },
          { method, entries: completeTemplate(entries) },
        ],
      },
    },
  ],
  'checklists/saveTemplate': [{ input: { method, entries }, output: { method, entries: completeTemplate(entries) } }],
  'checklists/deleteTemplate': [{ input: { method }, output: {} }],
}
