// The database roles, one per kind of work, each with no more rights than it needs (see the migrations' grants).
import type { Client } from 'pg'

export const ROLE_NAMES = {
  /** owns every object and runs the migrations; no process that serves people connects as it */
  owner: 'tendertap_owner',
  /** serves people: sees one workspace at a time, by row-level security */
  application: 'tendertap_application',
  /** serves the superadmin's calls */
  operator: 'tendertap_operator',
  /** matching and delivery, across workspaces, through policies of its own */
  background: 'tendertap_background',
  /** writes the catalogue, sees no workspace data at all */
  ingestion: 'tendertap_ingestion',
} as const

export type RoleName = keyof typeof ROLE_NAMES
export type RoleUrls = Record<RoleName, string>

export function mapRoles<T>(make: (role: RoleName) => T): Record<RoleName, T> {
  return {
    owner: make('owner'),
    application: make('application'),
    operator: make('operator'),
    background: make('background'),
    ingestion: make('ingestion'),
  }
}

/** Makes the roles where they are missing. Run once per cluster by a superuser, before the first migration. */
export async function createRoles(superuser: Client, getPassword: (role: RoleName) => string): Promise<void> {
  for (const role of Object.keys(ROLE_NAMES) as RoleName[]) {
    const name = superuser.escapeIdentifier(ROLE_NAMES[role])
    const known = await superuser.query('select 1 from pg_roles where rolname = $1', [ROLE_NAMES[role]])
    if (known.rowCount === 0) await superuser.query(`create role ${name}`)
    await superuser.query(
      `alter role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls noreplication password ${superuser.escapeLiteral(getPassword(role))}`,
    )
  }
}

/** Makes an empty database that belongs to the owner. */
export async function createDatabase(superuser: Client, name: string, template?: string): Promise<void> {
  const from = template ? ` template ${superuser.escapeIdentifier(template)} strategy file_copy` : ''
  await superuser.query(`create database ${superuser.escapeIdentifier(name)} owner ${ROLE_NAMES.owner}${from}`)
  await superuser.query(`revoke all on database ${superuser.escapeIdentifier(name)} from public`)
  const others = [ROLE_NAMES.application, ROLE_NAMES.operator, ROLE_NAMES.background, ROLE_NAMES.ingestion].join(', ')
  await superuser.query(`grant connect on database ${superuser.escapeIdentifier(name)} to ${others}`)
}

export async function dropDatabase(superuser: Client, name: string): Promise<void> {
  await superuser.query(`drop database if exists ${superuser.escapeIdentifier(name)} with (force)`)
}
