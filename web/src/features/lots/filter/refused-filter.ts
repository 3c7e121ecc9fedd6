// spec 2 §4: when a filtered list call fails, the list falls back to an unfiltered call. Ours does so only for a 400 on
// the filter itself, and says so; a sort or a page that the server refuses is left out, and the filter stays.
import { CallError } from '@tendertap/contract/client/call-error'
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'

export type RefusedPart = 'filter' | 'sort' | 'page'

function findRefusedPart(error: unknown, input: LotFilter): RefusedPart | null {
  if (!(error instanceof CallError) || error.status !== 400) return null
  const isSort = error.code === 'unknown_sort_field' || error.code === 'sort_too_wide'
  if (isSort) return input.sortBy ? 'sort' : null
  if (error.code === 'page_too_far') return (input.page ?? 1) > 1 ? 'page' : null
  return error.code === 'invalid_input' && listActiveGroups(input).length > 0 ? 'filter' : null
}

function leaveOut(input: LotFilter, part: RefusedPart): LotFilter {
  const { sortBy: _sortBy, sort: _sort, ...unsorted } = input
  const { page = null, limit = null } = input
  return { filter: { page, limit }, sort: unsorted, page: { ...input, page: 1 } }[part]
}

/** The answer, and what had to be left out for it. */
export async function askWithFallback<L>(
  ask: (input: LotFilter) => Promise<L>,
  input: LotFilter,
): Promise<L & { refused: RefusedPart | null }> {
  try {
    return { ...(await ask(input)), refused: null }
  } catch (error) {
    const part = findRefusedPart(error, input)
    if (part === null) throw error
    const answer = await askWithFallback(ask, leaveOut(input, part))
    return { ...answer, refused: answer.refused ?? part }
  }
}
