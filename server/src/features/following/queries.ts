import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

interface Named {
  id: number
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  since: Date
}

export async function listCustomers({ db, owns }: Scope, userId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select c.id, c.name_ru as "nameRu", c.name_kz as "nameKz", c.name_en as "nameEn", f.created_at as since
    from followed f join company c on c.id = f.customer_id
    where f.user_id = ${userId} and ${owns('f.workspace_id')} order by f.created_at desc, c.id desc`.execute(db)
  return rows
}

export async function listTenders({ db, owns }: Scope, userId: string): Promise<(Named & { code: string })[]> {
  const { rows } = await sql<Named & { code: string }>`
    select t.id, t.code, t.name_ru as "nameRu", t.name_kz as "nameKz", t.name_en as "nameEn", f.created_at as since
    from followed f join tender t on t.id = f.tender_id
    where f.user_id = ${userId} and ${owns('f.workspace_id')} order by f.created_at desc, t.id desc`.execute(db)
  return rows
}

export async function findCustomer({ db }: Scope, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from company where name_key = ${key}`.execute(db)
  return rows[0]?.id ?? null
}

export async function hasTender({ db }: Scope, id: number): Promise<boolean> {
  const { rows } = await sql`select from tender where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Either of them. */
export interface Followed {
  customerId?: number
  tenderId?: number
}

const isFollowed = ({ customerId, tenderId }: Followed) =>
  customerId === undefined ? sql`f.tender_id = ${tenderId}` : sql`f.customer_id = ${customerId}`

/** How many the person follows besides it. */
export async function countOthers({ db, owns }: Scope, userId: string, followed: Followed): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from followed f
    where f.user_id = ${userId} and (${isFollowed(followed)}) is not true and ${owns('f.workspace_id')}`.execute(db)
  return rows[0]?.others ?? 0
}

export async function follow(scope: Scope, userId: string, { customerId, tenderId }: Followed): Promise<void> {
  await sql`
    insert into followed (workspace_id, user_id, customer_id, tender_id)
    values (${scope.workspaceId}, ${userId}, ${customerId ?? null}, ${tenderId ?? null}) on conflict do nothing`.execute(
    scope.db,
  )
}

export async function unfollow({ db, owns }: Scope, userId: string, followed: Followed): Promise<void> {
  await sql`
    delete from followed f where f.user_id = ${userId} and ${isFollowed(followed)} and ${owns('f.workspace_id')}`.execute(
    db,
  )
}
