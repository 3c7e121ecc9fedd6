// The state portal: everything behind one bearer.
import { BAD_TOKEN, BAD_TOKEN_EARLIER, json, type Answer, type Asked } from '../answer.ts'
import type { Faults } from '../faults.ts'
import type { OwsWorld } from '../world/ows-steps.ts'
import { owsGraphql } from './graphql.ts'
import { journal } from './journal.ts'
import { reference } from './references.ts'
import { owsRest } from './rest.ts'

interface Question {
  query?: unknown
  variables?: unknown
}

export function owsSurface(world: OwsWorld, faults: Faults): (asked: Asked) => Answer {
  const graphql = owsGraphql(world)
  const rest = owsRest(world)

  function answerQuestion(body: string): Answer {
    if (faults.strikes('graphql_errors', 'ows'))
      return json({ errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }] })
    let question: Question
    try {
      question = JSON.parse(body) as Question
    } catch {
      return json({ errors: [{ message: 'Syntax Error: Unexpected <EOF>' }] })
    }
    const variables =
      typeof question.variables === 'object' && question.variables !== null
        ? (question.variables as Record<string, unknown>)
        : {}
    // The dice fall on pages that have something before them.
    const stuck = typeof variables['after'] === 'number' && faults.strikes('stuck_cursor', 'ows')
    return json(graphql.answer(String(question.query), variables, stuck))
  }

  return ({ method, path, query, body }) => {
    // next_page sometimes comes back without the version.
    const below = path.replace(/^\/v3(?=\/)/, '')
    if (method === 'POST' && below === '/graphql') return answerQuestion(body)
    if (method !== 'GET') return BAD_TOKEN
    if (faults.strikes('error_in_200', 'ows')) return json({ error: 'Сервис временно недоступен', code: 500 })
    const name = /^\/refs\/(\w+)$/.exec(below)?.[1]
    if (name !== undefined) return reference(name)
    if (below === '/journal') return journal(world, query)
    return rest.answer(below, query) ?? BAD_TOKEN
  }
}

/** As in July 2026, and as before. */
export function badToken(faults: Faults): Answer | null {
  if (faults.strikes('token_404', 'ows')) return BAD_TOKEN
  return faults.strikes('token_403', 'ows') ? BAD_TOKEN_EARLIER : null
}
