// What the demo's team collects for price requests: less than for a competition.
import { completeTemplate, type TemplateEntry } from '@tendertap/domain/lot-work/default-checklist'
import type { PurchaseMethod } from '@tendertap/domain/lots/vocabulary'

export interface DemoTemplate {
  workspace: string
  method: PurchaseMethod
  entries: readonly TemplateEntry[]
}

export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    workspace: 'almaty',
    method: 'Запрос ценовых предложений',
    entries: completeTemplate([
      {
        key: 'technical_specification',
        descriptionRu: 'Техническая спецификация с характеристиками товара',
        descriptionKz: 'Тауар сипаттамалары көрсетілген техникалық ерекшелік',
        descriptionEn: 'Technical specification with the characteristics of the goods',
        required: true,
      },
      {
        key: 'delivery_letter',
        descriptionRu: 'Письмо с подтверждением срока поставки',
        descriptionKz: 'Жеткізу мерзімін растайтын хат',
        descriptionEn: 'Letter that confirms the delivery date',
        required: true,
      },
      {
        key: 'origin_certificate',
        descriptionRu: 'Сертификат происхождения СТ-KZ, если он есть',
        descriptionKz: 'СТ-KZ шығу тегі сертификаты, егер бар болса',
        descriptionEn: 'CT-KZ certificate of origin, if there is one',
        required: false,
      },
    ]),
  },
]
