import type { companyDocuments } from '../calls/company-documents.ts'
import type { Output } from '../calls/index.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { companyDocumentId, fileId, unusedCompanyDocumentId } = STAND_INS

export const certificate: Output<'companyDocuments/saveDocument'> = {
  id: companyDocumentId,
  title: 'Справка об отсутствии налоговой задолженности',
  category: 'tax_certificate',
  validUntil: '2026-12-15',
  file: { fileId, name: 'Справка КГД.pdf', size: 184_320 },
  savedAt: '2026-11-12T06:20:00.000Z',
  savedBy: 'Айгерим Жолова',
}

export const companyDocumentsExamples: Examples<keyof typeof companyDocuments> = {
  'companyDocuments/getDocuments': [{ input: {}, output: { documents: [certificate] } }],
  'companyDocuments/saveDocument': [
    {
      input: {
        id: companyDocumentId,
        title: certificate.title,
        category: certificate.category,
        validUntil: certificate.validUntil,
        fileId,
      },
      output: certificate,
    },
  ],
  'companyDocuments/archiveDocument': [{ input: { id: unusedCompanyDocumentId }, output: {} }],
}
