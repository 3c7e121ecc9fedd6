// The state portal: everything needs one bearer token.
import { BAD_TOKEN, BAD_TOKEN_EARLIER, jsonAnswer, type Answer, type PortalRequest } from '../answer.ts'
import type { Faults } from '../faults.ts'
import type { OwsWorld } from '../world/ows-steps.ts'
import { createOwsGraphql } from './graphql.ts'
import { answerJournal } from './journal.ts'
import { answerReference } from './references.ts'
import { createOwsRest } from './rest.ts'

interface GraphqlBody {
  query?: unknown
  variables?: unknown
}

export function createOwsSurface(world: OwsWorld, faults: Faults): (asked: PortalRequest) => Answer {
  const graphql = createOwsGraphql(world)
  const rest = createOwsRest(world)

  function answerGraphql(body: string): Answer {
    if (faults.consume('graphql_errors', 'ows'))
      return jsonAnswer({ errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }] })
    let question: GraphqlBody
    try {
      question = JSON.parse(body) as GraphqlBody
    } catch {
      return jsonAnswer({ errors: [{ message: 'Syntax Error: Unexpected <EOF>' }] })
    }
    const variables =
      typeof question.variables === 'object' && question.variables !== null
        ? (question.variables as Record<string, unknown>)
        : {}
    // Only a page after the first can be stuck.
    const stuck = typeof variables['after'] === 'number' && faults.consume('stuck_cursor', 'ows')
    return jsonAnswer(graphql.answer(String(question.query), variables, stuck))
  }

  return ({ method, path, query, body }) => {
    // next_page sometimes comes back without the version.
    const below = path.replace(/^\/v3(?=\/)/, '')
    if (method === 'POST' && below === '/graphql') return answerGraphql(body)
    if (method !== 'GET') return BAD_TOKEN
    if (faults.consume('error_in_200', 'ows')) return jsonAnswer({ error: 'Сервис временно недоступен', code: 500 })
    const name = /^\/refs\/(\w+)$/.exec(below)?.[1]
    if (name !== undefined) return answerReference(name)
    if (below === '/journal') return answerJournal(world, query)
    return rest.answer(below, query) ?? BAD_TOKEN
  }
}

/** The answer to a bad token since July 2026 (404), or the one before that (403). */
export function pickBadTokenAnswer(faults: Faults): Answer | null {
  if (faults.consume('token_404', 'ows')) return BAD_TOKEN
  return faults.consume('token_403', 'ows') ? BAD_TOKEN_EARLIER : null
}
