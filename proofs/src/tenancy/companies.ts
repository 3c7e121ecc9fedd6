// The companies of the proof: the foreign one with a row in every workspace table, ours beside it, and one whose
// subscription has ended.
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import type { Database } from '@tendertap/server/db/database'
import { ensureCatalogueObjects, copyLot } from '../guards/catalogue.ts'
import { CANARY_MOMENT, fillTables, listWorkspaceTables, readRows } from '../guards/fill-tables.ts'
import {
  CANARY,
  makePersonPerRoleSet,
  makePrincipal,
  makeTenant,
  type Principal,
  type Tenant,
} from '../guards/tenants.ts'
import { findUuids } from './neutral-body.ts'

export interface Company {
  tenant: Tenant
  people: readonly Principal[]
  subscribed: boolean
}

export interface Companies {
  /** works on a lot of its own */
  foreign: Tenant
  /** every id that stands in a row of the foreign company */
  foreignIds: ReadonlySet<string>
  mine: Company
  lapsed: Company
  /** a copy of the foreign company's lot on which no other company works */
  untouchedLotId: number
}

/** `everyRoleSet`: our company has a person for every combination of roles, else one for each role. */
export async function makeCompanies(owner: Database, url: string, everyRoleSet: boolean): Promise<Companies> {
  const foreign = await makeForeign(owner, url)
  const mine = await makeTenant(owner, { mark: 'ours', subscribed: true })
  await fillTables(owner, url, mine, new Date())
  const lapsed = await makeTenant(owner, { mark: 'lapsed', subscribed: false })
  const { lotId } = await ensureCatalogueObjects(owner)
  return {
    foreign,
    foreignIds: await readIds(owner, foreign),
    mine: {
      tenant: mine,
      people: [
        ...(await (everyRoleSet ? makePersonPerRoleSet : makePersonPerRole)(owner, mine.workspaceId)),
        await makePrincipal(owner, null, ['superadmin']),
      ],
      subscribed: true,
    },
    // the subscription is checked after the roles: people with one role each show both refusals
    lapsed: { tenant: lapsed, people: await makePersonPerRole(owner, lapsed.workspaceId), subscribed: false },
    untouchedLotId: await copyLot(owner, lotId),
  }
}

async function makeForeign(owner: Database, url: string): Promise<Tenant> {
  const tenant = await makeTenant(owner, { mark: CANARY, subscribed: true })
  // before the tables are filled, so that the company's rows are on this lot
  const lotId = await copyLot(owner, Number(tenant.objects.lotId))
  const foreign = { ...tenant, objects: { ...tenant.objects, lotId } }
  await fillTables(owner, url, foreign, CANARY_MOMENT)
  return foreign
}

async function readIds(owner: Database, tenant: Tenant): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const table of await listWorkspaceTables(owner))
    for (const row of await readRows(owner, table, tenant)) for (const id of findUuids(row)) ids.add(id)
  return ids
}

async function makePersonPerRole(owner: Database, workspaceId: string): Promise<Principal[]> {
  const people: Principal[] = []
  for (const roles of [[], ...MEMBER_ROLES.map((role) => [role]), MEMBER_ROLES])
    people.push(await makePrincipal(owner, workspaceId, roles))
  return people
}

/** The people who reveal a missing check: one without any role, one with all roles, and the operator. */
export function keepKeyPeople(company: Company): Company {
  return { ...company, people: company.people.filter(isKeyPerson) }
}

export function isKeyPerson({ roles, workspaceId }: Principal): boolean {
  return workspaceId === null || roles.length === 0 || roles.length === MEMBER_ROLES.length
}

/** Whoever may do all that a member may, and the operator. */
export function keepMightyPeople(company: Company): Company {
  return { ...company, people: keepKeyPeople(company).people.filter(({ roles }) => roles.length > 0) }
}

export function withoutOperator(company: Company): Company {
  return { ...company, people: company.people.filter(({ workspaceId }) => workspaceId !== null) }
}

export function findPersonWithAllRoles({ people }: Company): Principal {
  const found = people.find(({ roles }) => roles.length === MEMBER_ROLES.length)
  if (!found) throw new Error('Nobody has all roles')
  return found
}
