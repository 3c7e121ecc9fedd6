// The specification's filter set as conditions over lot l, tender t, customer c. Absent fields filter nothing.
import { dayBounds, kazakhstanDay } from '@tendertap/domain/clock'
import { activeFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { methodName } from '@tendertap/domain/lots/vocabulary'
import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<boolean>

export function lotConditions(filter: LotFilter, now: Date): Condition[] {
  const f = activeFilter(filter)
  const conditions: Condition[] = [sql`l.withdrawn_at is null`]
  const when = <T>(value: T | undefined, condition: (value: T) => Condition) => {
    if (value !== undefined) conditions.push(condition(value))
  }
  when(f.id, (id) => sql`l.id = ${id}`)
  when(f.code, (code) => sql`(t.code = ${code.trim()} or l.number = ${code.trim()})`)
  when(f.companies, (names) => sql`c.name_ru = any(${names})`)
  when(f.statuses, (statuses) => sql`l.status = any(${statuses})`)
  when(f.methods, (methods) => sql`t.method = any(${methods.map(methodName)})`)
  when(f.minLots, (least) => sql`t.lots_count >= ${least}`)
  when(f.maxLots, (most) => sql`t.lots_count <= ${most}`)
  when(f.minPrice, (least) => sql`l.amount >= ${least}`)
  when(f.maxPrice, (most) => sql`l.amount <= ${most}`)
  when(f.startDateFrom, (day) => sql`t.application_start_at >= ${dayBounds(day)[0]}`)
  when(f.startDateTo, (day) => sql`t.application_start_at < ${dayBounds(day)[1]}`)
  when(f.endDateFrom, (day) => sql`t.application_end_at >= ${dayBounds(day)[0]}`)
  when(f.endDateTo, (day) => sql`t.application_end_at < ${dayBounds(day)[1]}`)
  if (f.todayOnly) {
    const [start, end] = dayBounds(kazakhstanDay(now))
    conditions.push(sql`t.published_at >= ${start} and t.published_at < ${end}`)
  }
  for (const word of (f.search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`concat_ws(' ', l.name_ru, l.name_kz, l.name_en, l.description_ru, l.description_kz, l.description_en) ilike ${pattern}`)
  }
  return conditions
}
