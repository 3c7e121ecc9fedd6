import type { Language } from '@tendertap/domain/languages'
import type { WorkspaceType } from '@tendertap/domain/workspaces/registration'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'

export interface ReceivedApplication {
  email: string
  fullName: string
  phone: string
  position: string | null
  lang: Language | null
  type: WorkspaceType
  name: string
  companyName: string | null
  bin: string | null
  contactPerson: string
  contactEmail: string
  contactPhone: string
}

export interface Receipt {
  /** the workspace that waits now; null when nothing was made */
  workspaceId: string | null
  /** false for a repeat of an application that still waits */
  isNew: boolean
  /** the person whose open account already has this e-mail */
  owner: { email: string; name: string | null; lang: string | null } | null
}

/** Everything a stranger's application may do to the database is in this one function (migration 0026). */
export async function receiveApplication({ db }: Scope, sent: ReceivedApplication): Promise<Receipt> {
  const { rows } = await sql<{
    made_workspace: string | null
    is_new: boolean
    owner_email: string | null
    owner_name: string | null
    owner_lang: string | null
  }>`
    select * from receive_application(
      ${sent.email}, ${sent.fullName}, ${sent.phone}, ${sent.position}, ${sent.lang},
      ${sent.type}, ${sent.name}, ${sent.companyName}, ${sent.bin},
      ${sent.contactPerson}, ${sent.contactEmail}, ${sent.contactPhone})`.execute(db)
  const row = rows[0]
  return {
    workspaceId: row?.made_workspace ?? null,
    isNew: row?.is_new ?? false,
    owner: row?.owner_email ? { email: row.owner_email, name: row.owner_name, lang: row.owner_lang } : null,
  }
}

export interface ExpiredApplication {
  name: string
  email: string
  fullName: string | null
  lang: string | null
}

export async function expireApplications(db: Database, afterDays: number): Promise<ExpiredApplication[]> {
  const { rows } = await sql<ExpiredApplication>`
    select name, email, full_name as "fullName", lang from expire_applications(${afterDays})`.execute(db)
  return rows
}
