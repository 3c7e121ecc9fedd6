// Makes the roles and the empty database that the settings of the processes name. A second run gives the roles the
// passwords of the settings again and leaves the database as it is.
import pg from 'pg'
import { CommandRefusal } from '../platform/command-refusal.ts'
import { createDatabase, createRoles, ROLE_NAMES, type RoleName, type RoleUrls } from './roles.ts'

export interface CreatedDatabase {
  name: string
  /** false: it existed */
  isNew: boolean
}

export async function createDatabaseFor(superuserUrl: string, urls: RoleUrls): Promise<CreatedDatabase> {
  const name = readDatabaseName(urls)
  const superuser = new pg.Client(superuserUrl)
  await superuser.connect()
  try {
    await createRoles(superuser, (role) => readPassword(role, urls[role]))
    const known = await superuser.query('select from pg_database where datname = $1', [name])
    if (known.rowCount === 0) await createDatabase(superuser, name)
    return { name, isNew: known.rowCount === 0 }
  } finally {
    await superuser.end()
  }
}

function readDatabaseName(urls: RoleUrls): string {
  const names = new Set(Object.values(urls).map((url) => decodeURIComponent(new URL(url).pathname.slice(1))))
  const [name] = names
  if (!name || names.size > 1) throw new CommandRefusal('The addresses of all roles must name the same database.')
  return name
}

function readPassword(role: RoleName, url: string): string {
  const { username, password } = new URL(url)
  if (username !== ROLE_NAMES[role] || password === '')
    throw new CommandRefusal(
      `The address of the role ${role} must contain the user ${ROLE_NAMES[role]} and a password.`,
    )
  return decodeURIComponent(password)
}
