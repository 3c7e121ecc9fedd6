// Sends a link of every kind, ends them by everything that must end them, and tries each link with every call that
// takes one.
import type { Path } from '@tendertap/contract/calls/index'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { findExampleWithObjects, ask, inParallel, makeInput } from '../guards/requests.ts'
import { makePrincipal, type Principal } from '../guards/tenants.ts'
import { WRITE_CALLS } from './calls.ts'
import { makeCompany, succeed, type Company, type World } from './company.ts'
import { CANCEL_LINK, listPurposes, makeLink } from './make-link.ts'

export interface LinkFindings {
  /** tried after something that must have ended them */
  tried: number
  /** kinds that work when nothing has ended them */
  kinds: number
  /** those that still work */
  working: string[]
  purposes: number
}

interface Cause {
  name: string
  /** the link to undo a change of the e-mail stays: a thief can do the same (docs/decisions/0029) */
  keepsCancelLink?: true
  /** the person whose links they are, if it is not the company's */
  makePerson?(company: Company): Promise<Principal>
  end(company: Company, links: ReadonlyMap<string, string>): Promise<unknown>
}

const NEW_PASSWORD = 'qyran-qiya-tas'

const CAUSES: readonly Cause[] = [
  {
    name: 'a new password by the person',
    keepsCancelLink: true,
    end: ({ world, token }) =>
      succeed(world, 'me/changePassword', { currentPassword: STAND_INS.password, password: NEW_PASSWORD }, token),
  },
  {
    name: 'a new password by an administrator',
    keepsCancelLink: true,
    end: ({ world, person: { userId }, adminToken }) =>
      succeed(
        world,
        'users/updateUser',
        { userId, password: NEW_PASSWORD, currentPassword: STAND_INS.password },
        adminToken,
      ),
  },
  {
    name: 'a reset',
    keepsCancelLink: true,
    end: ({ world }, links) =>
      succeed(world, 'auth/resetPassword', { token: links.get('reset_password'), password: NEW_PASSWORD }, null),
  },
  {
    name: 'a deactivation, though the person came back',
    end: async ({ world, person: { userId }, adminToken }) => {
      await succeed(world, 'users/setUserActive', { userId, active: false }, adminToken)
      await succeed(world, 'users/setUserActive', { userId, active: true }, adminToken)
    },
  },
  {
    name: 'a declined application',
    makePerson: ({ world, tenant }) => makePrincipal(world.owner, String(tenant.objects.pendingWorkspaceId), ['admin']),
    end: ({ world, tenant }) => {
      const workspaceId = String(tenant.objects.pendingWorkspaceId)
      return succeed(world, 'superadmin/declineWorkspace', { workspaceId }, world.superadminToken)
    },
  },
]

const CALLS_WITH_LINK = WRITE_CALLS.flatMap(({ action: path }) => {
  const { example, standIns } = findExampleWithObjects(path)
  const token = standIns.find((standIn) => standIn.endsWith('Token'))
  return token ? [{ path, example, token }] : []
})

export async function tryOlderLinks(world: World): Promise<LinkFindings> {
  const purposes = await listPurposes(world.owner)
  const findings: LinkFindings = { tried: 0, kinds: 0, working: [], purposes: purposes.length }
  for (const purpose of purposes) {
    const { person } = await makeCompany(world, 'member')
    if (await findCallThatTakes(world, await makeLink(world.owner, person, purpose))) findings.kinds += 1
  }
  await inParallel(
    CAUSES,
    async ({ name, makePerson, end, keepsCancelLink }) => {
      const company = await makeCompany(world, 'member')
      const person = (await makePerson?.(company)) ?? company.person
      const links = new Map<string, string>()
      for (const purpose of purposes) links.set(purpose, await makeLink(world.owner, person, purpose))
      await end(company, links)
      for (const [purpose, secret] of links) {
        if (keepsCancelLink && purpose === CANCEL_LINK) continue
        findings.tried += 1
        const path = await findCallThatTakes(world, secret)
        if (path) findings.working.push(`${path} takes the link ${purpose} after ${name}`)
      }
    },
    2,
  )
  return findings
}

async function findCallThatTakes({ url, owner }: World, secret: string): Promise<Path | null> {
  // each link is tried as if by a new visitor, whom no rate limit stops
  await owner.deleteFrom('rate_limit').execute()
  for (const { path, example, token } of CALLS_WITH_LINK) {
    const input = makeInput(path, (standIn) => (standIn === token ? secret : STAND_INS[standIn]), example)
    if ((await ask(url, path, JSON.stringify(input), null)).status === 200) return path
  }
  return null
}
