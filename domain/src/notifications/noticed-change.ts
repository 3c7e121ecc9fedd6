// What a notice says of changes that the portal made at one moment.
import { NEWS_KINDS, type ChangeFacts, type ChangeKind, type NewsKind } from '../tenders/changes.ts'
import type { NoticedChange } from './facts.ts'

interface Change {
  kind: ChangeKind
  before: ChangeFacts | null
  after: ChangeFacts | null
}

/** Null when nothing of it is news. */
export function noteChanges(changes: readonly Change[]): NoticedChange | null {
  const kinds = NEWS_KINDS.filter((kind) => changes.some((change) => change.kind === kind))
  if (kinds.length === 0) return null
  const find = (kind: NewsKind) => changes.find((change) => change.kind === kind)
  const deadline = find('deadline')
  const status = find('status')?.after?.status
  return {
    kinds,
    ...(deadline && {
      deadline: {
        before: deadline.before?.applicationEndAt ?? null,
        after: deadline.after?.applicationEndAt ?? null,
      },
    }),
    ...(status && { status }),
  }
}
