// Mutants of permissions: a call is opened to more people or to fewer, or without a subscription; a list of roles
// loses one.
import { ROLES } from '@tendertap/domain/roles'
import type { Change } from './mutant.ts'
import { getPart, isLiteral, walkSource, type SyntaxNode } from './syntax.ts'

/** What else a call may say instead. */
const OTHER_ACCESS: Readonly<Record<string, readonly string[]>> = {
  anyone: ["'signed in'"],
  'signed in': ["'anyone'", "'member'"],
  member: ["'signed in'", "['lead']"],
  'member or superadmin': ["'signed in'", "'member'"],
}
/** of a list of roles: every member, or only the operator */
const OTHER_THAN_ROLES = ["'member'", "['superadmin']"]
const ONLY_SUPERADMIN = /SUPERADMIN|'superadmin'/

export function plantInPermissions(source: string): Change[] {
  const changes: Change[] = []
  walkSource(source, (node) => {
    if (node.type === 'Property') changes.push(...changeDescription(source, node))
    if (node.type === 'ArrayExpression') changes.push(...changeRoles(source, node))
  })
  return changes
}

function changeDescription(source: string, property: SyntaxNode): Change[] {
  const name = String(getPart(property, 'key')?.['name'])
  const value = getPart(property, 'value')
  if (!value) return []
  const { start, end } = value
  if (name === 'needsSubscription' && isLiteral(value, 'boolean'))
    return [{ start, end, after: String(!value['value']) }]
  if (name === 'allowedWithDuties') return [{ start, end, after: '[]' }]
  if (name !== 'access') return []
  const others = isLiteral(value, 'string')
    ? OTHER_ACCESS[String(value['value'])]
    : OTHER_THAN_ROLES.filter((other) => other === "'member'" || !ONLY_SUPERADMIN.test(source.slice(start, end)))
  return (others ?? []).map((after) => ({ start, end, after }))
}

/** The list without its first role. */
function changeRoles(source: string, list: SyntaxNode): Change[] {
  const elements = list['elements'] as SyntaxNode[]
  const [first, second] = elements
  if (!first || !second || !elements.every((element) => isRole(source, element))) return []
  return [{ start: first.start, end: second.start, after: '' }]
}

const isRole = (source: string, node: SyntaxNode): boolean =>
  (ROLES as readonly string[]).includes(source.slice(node.start + 1, node.end - 1))
