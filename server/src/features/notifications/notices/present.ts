import type { Output } from '@tendertap/contract/calls/index'
import type { Language } from '@tendertap/domain/languages'
import type { LotNotice, NoticeFacts } from '@tendertap/domain/notifications/facts'
import { NOTICE_KINDS, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { findPage } from '@tendertap/domain/notifications/pages'
import type { Role } from '@tendertap/domain/roles'
import { sayNotice } from '@tendertap/domain/notifications/texts/all'
import type { NoticeRow } from './queries.ts'

type Notice = Output<'notices/getNotices'>['data'][number]

/** Null for a kind that this version does not know: another version may have written it. */
export function presentNotice(
  { kind: name, facts: asTold, workStatus, at, ...row }: NoticeRow,
  language: Language,
  roles: readonly Role[],
): Notice | null {
  const kind = NOTICE_KINDS.find((known) => known === name)
  if (!kind) return null
  const { lot = null } = asTold as Partial<LotNotice>
  // it leads to where the lot is now
  const facts = lot ? { ...asTold, lot: { ...lot, workStatus } } : asTold
  return {
    ...row,
    kind,
    says: sayNotice(kind, facts, language),
    at: at.toISOString(),
    lot: lot && {
      id: lot.id,
      nameRu: lot.name.ru,
      nameKz: lot.name.kz,
      nameEn: lot.name.en,
      TenderId: lot.tenderId,
      tenderCode: lot.tenderCode,
    },
    page: findPage(kind, facts as unknown as NoticeFacts[NoticeKind], roles),
  }
}
