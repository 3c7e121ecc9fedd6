import type { Output } from '../calls/index.ts'
import type { lotWork } from '../calls/lot-work.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

type Work = Output<'lots/activateLot'>

const { companyDocumentId, fileId, laterLotId, lotId, memberId, tenderId, userId, workFileId } = STAND_INS
const user = { fullName: 'Айгерим Жолова', id: userId }

const notCollected = { comment: null, collectedAt: null, collectedBy: null, needsRecheck: false, files: [] }

const specification: Work['docs'][number] = {
  key: 'technical_specification',
  descriptionRu: 'Техническая спецификация поставщика',
  descriptionKz: 'Жеткізушінің техникалық ерекшелігі',
  descriptionEn: 'Supplier’s technical specification',
  collected: false,
  required: true,
  ...notCollected,
}
const price: Work['docs'][number] = {
  key: 'price',
  descriptionRu: 'Ценовое предложение',
  descriptionKz: 'Баға ұсынысы',
  descriptionEn: 'Price offer',
  collected: false,
  required: true,
  ...notCollected,
}

const added: Work['docs'][number] = {
  ...specification,
  key: 'added_1',
  descriptionRu: 'Доверенность на подписание заявки',
  descriptionKz: null,
  descriptionEn: null,
  comment: 'На имя Данияра, до конца года',
}

const ownFile: Work['docs'][number]['files'][number] = {
  id: workFileId,
  fileId,
  name: 'Спецификация.pdf',
  size: 348_160,
  at: '2026-11-14T05:40:00.000Z',
  by: user.fullName,
  companyDocument: null,
}

/** Just taken into work. */
export const work: Work = {
  status: 'in_collecting_documents',
  offerPrice: null,
  docs: [specification, price],
  meta: [{ action: 'activateLot', date: '2026-11-13T05:00:00.000Z', user, documentKey: null, fileName: null }],
  resultInfo: null,
  completedAt: null,
  declinedAt: null,
  documentsCompletedAt: null,
  successor: null,
  movedFrom: null,
  award: null,
  changes: [],
  assignee: null,
  commentCount: 0,
}

const isCollected = { collected: true, collectedAt: '2026-11-14T06:00:00.000Z', collectedBy: user.fullName }
const collected: Work = { ...work, docs: [{ ...specification, ...isCollected }, price] }
const confirmed: Work = {
  ...collected,
  changes: [
    {
      seq: 884_213,
      at: '2026-11-14T10:30:00.000Z',
      kind: 'documents',
      LotId: null,
      lotNumber: null,
      before: { documents: [{ type: 'Техническая спецификация', name: 'techspec.pdf' }] },
      after: { documents: [{ type: 'Техническая спецификация', name: 'techspec.pdf' }] },
      consequence: 'documents_to_recheck',
      documentKeys: [specification.key],
    },
  ],
}
const priced: Work = {
  ...collected,
  status: 'in_requesting_offers',
  offerPrice: 2_315_000,
  docs: [
    { ...specification, ...isCollected },
    { ...price, ...isCollected },
  ],
}
const completed: Work = { ...priced, documentsCompletedAt: '2026-11-16T09:30:00.000Z' }

/** Placed and confirmed: only the result is still to come. */
export const placed: Work = { ...completed, status: 'placement_completed', completedAt: '2026-11-17T08:00:00.000Z' }

export const declined: Work = { ...work, status: 'declined', declinedAt: '2026-11-14T05:00:00.000Z' }

export const lotWorkExamples: Examples<keyof typeof lotWork> = {
  'lots/activateLot': [{ input: { lotId }, output: work }],
  'lots/declineLot': [{ input: { lotId }, output: { ...declined, docs: [], meta: [] } }],
  'lots/deactivateLot': [{ input: { lotId }, output: declined }],
  'lots/setOfferPrice': [{ input: { lotId, offerPrice: 2_315_000 }, output: priced }],
  'lots/documentCollected': [
    { input: { lotId, documentDescription: specification.descriptionRu, collected: true }, output: collected },
  ],
  'lots/confirmDocument': [{ input: { lotId, documentDescription: specification.descriptionRu }, output: confirmed }],
  'lots/completeCollectingLotDocuments': [{ input: { lotId }, output: completed }],
  'lots/lotPlacement': [
    {
      title: 'Place',
      input: { lotId, expectedStatus: 'in_requesting_offers' },
      output: { ...completed, status: 'in_placement' },
    },
    { title: 'Confirm the placement', input: { lotId, expectedStatus: 'in_placement' }, output: placed },
  ],
  'lots/addDocument': [
    {
      input: { lotId, name: added.descriptionRu, required: true, comment: added.comment },
      output: { ...work, docs: [specification, price, added] },
    },
  ],
  'lots/assignLot': [
    {
      title: 'A colleague',
      input: { lotId, userId: memberId },
      output: { ...work, assignee: { id: memberId, fullName: 'Данияр Закупов', roles: ['procurement'] } },
    },
    { title: 'Nobody', input: { lotId, userId: null }, output: work },
  ],
  'lots/attachFile': [
    {
      title: 'An uploaded file',
      input: { lotId, documentKey: specification.key, fileId },
      output: { ...work, docs: [{ ...specification, files: [ownFile] }, price] },
    },
    {
      title: 'A document of the library',
      input: { lotId, documentKey: specification.key, companyDocumentId },
      output: {
        ...work,
        docs: [
          {
            ...specification,
            files: [
              { ...ownFile, companyDocument: { id: companyDocumentId, title: 'Лицензия', validUntil: '2026-12-15' } },
            ],
          },
          price,
        ],
      },
    },
  ],
  'lots/detachFile': [{ input: { lotId, workFileId: ownFile.id }, output: work }],
  'lots/moveWork': [
    {
      input: { lotId, toLotId: laterLotId },
      output: {
        ...work,
        movedFrom: { lotId, contractNumber: '17204581-1', TenderId: tenderId, tenderCode: '17204581' },
      },
    },
  ],
}
