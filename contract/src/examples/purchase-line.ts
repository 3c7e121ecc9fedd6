import type { z } from 'zod'
import type { purchaseLine } from '../entities/purchase.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const { id: lotId, contractNumber, nameRu, nameKz, nameEn } = lotOfTender

export const purchaseLineExample = {
  lotId,
  contractNumber: contractNumber ?? '',
  TenderId: lotOfTender.TenderId,
  tenderCode: tenderHead.code,
  nameRu,
  nameKz,
  nameEn,
  customer: {
    id: STAND_INS.customerId,
    nameRu: 'КГУ «Школа-гимназия № 17»',
    nameKz: '«№ 17 мектеп-гимназиясы» КММ',
    nameEn: null,
    bin: '070140001234',
  },
  supplier: { id: STAND_INS.supplierId, nameRu: 'ТОО «Дала Снаб»', nameKz: null, nameEn: null, bin: '150840004321' },
  state: 'awarded' as const,
  method: tenderHead.method,
  plannedAmount: 2_480_000,
  finalAmount: 2_230_000,
  publishedAt: '2026-03-12T03:30:00.000Z',
  decidedAt: '2026-04-02T06:00:00.000Z',
} satisfies z.output<typeof purchaseLine>
