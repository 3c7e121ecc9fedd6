import { toKazakhstanDay } from '@tendertap/domain/clock'

const DAY_MS = 86_400_000

export interface NoticeDay<N> {
  day: string
  /** days with a name of their own */
  name: 'today' | 'yesterday' | null
  notices: N[]
}

/** Keeps the order. */
export function groupByDay<N extends { at: string }>(notices: readonly N[], now: Date): NoticeDay<N>[] {
  const today = toKazakhstanDay(now)
  const yesterday = toKazakhstanDay(new Date(now.getTime() - DAY_MS))
  const days: NoticeDay<N>[] = []
  for (const notice of notices) {
    const day = toKazakhstanDay(new Date(notice.at))
    const last = days.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else days.push({ day, name: day === today ? 'today' : day === yesterday ? 'yesterday' : null, notices: [notice] })
  }
  return days
}
