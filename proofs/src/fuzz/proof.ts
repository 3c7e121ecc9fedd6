import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { errorBody } from '@tendertap/contract/errors/error-body'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import { FILES_PER_PERSON } from '@tendertap/server/http/limits/call-limits'
import * as fc from 'fast-check'
import type { Context } from '../frame/context.ts'
import { atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { ask, inParallel, makeInput, withObjects, type Answer } from '../guards/requests.ts'
import { makePrincipal, makeTenant, SECRET, makeToken } from '../guards/tenants.ts'
import { drawHostile, type Hostile } from './hostile.ts'
import { askHostileRoutes } from './hostile-routes.ts'

const PER_CALL = 15
const PER_CALL_MEASURED = 200
const PER_CALL_LONG = 10_000
/** the same inputs in every short run, so that none is red by chance; the long form draws others each time */
const SEED = 20261115
// memory grows until the heap has held the largest bodies and files, and levels off afterwards
const WARM_UP_INPUTS = 5_000
const WARM_UP_FILES = 16
// what internals would look like in an answer
const INSIDES =
  /\bat .{1,200}\.(ts|js):\d|node_modules|\bselect\b.{1,80}\bfrom\b|\binsert into\b|syntax error at|violates .* constraint|pg_|ZodError/i

// where the faults are planted
const FAULTY = 'me/updateProfile'

type Fault = 'throwing-call' | 'open-insides'

export const fuzz = proof({
  title: 'every call answers hostile input with a proper refusal',
  bars: {
    calls: exactly(Object.keys(api).length, 'calls', 'covered'),
    inputs: noBar('inputs', 'hostile, sent over HTTP by somebody who may make the call'),
    failures: exactly(0, 'answers', 'with 5xx'),
    insides: exactly(0, 'answers', 'with a stack, SQL or the name of a library'),
    strange: exactly(0, 'refusals', 'that do not have the shape of an error'),
    slowest: measured(atMost(2, 's', 'the slowest answer')),
    growth: measured(atMost(100, 'MB', 'of memory the process has grown by after the first 5,000 inputs')),
  },
  faults: {
    'throwing-call': 'a call trusts a field and throws',
    'open-insides': 'a refusal contains an error message of the database',
  },
  run: async (context: Context<Fault>) => {
    const urls = await context.database()
    const owner = context.open(urls.owner, 4)
    // a process of its own where its memory is measured; a planted fault needs it in this one
    const child = context.measuring
      ? await context.api(urls, {
          SESSION_SECRET: SECRET,
          TELEGRAM_BOT_USERNAME: 'tendertap_fuzz_bot',
          LOG_LEVEL: 'silent',
          // a larger heap is collected late, and its size says nothing about what stays in it
          NODE_OPTIONS: '--max-old-space-size=256',
        })
      : null
    const url = child?.url ?? (await startApi(context, urls))
    const tenant = await makeTenant(owner, { mark: 'fuzz', subscribed: true })
    const everyone = await makePrincipal(owner, tenant.workspaceId, MEMBER_ROLES)
    const superadmin = await makePrincipal(owner, null, ['superadmin'])
    if (context.fault) plant(context.fault)

    const seed = context.long ? randomInt(2 ** 31) : SEED
    context.say(`seed ${seed}`)
    const found = { calls: 0, inputs: 0, failures: 0, insides: 0, strange: 0, slowest: 0 }
    const examples: string[] = []
    const judge = (path: string, answer: Answer, body: unknown) => {
      found.inputs += 1
      found.slowest = Math.max(found.slowest, answer.ms / 1000)
      const failed = answer.status >= 500
      // a good answer holds what people wrote and a token of random letters; only a refusal can reveal internals
      const leaky = answer.status >= 400 && INSIDES.test(answer.received)
      const strange = answer.status >= 400 && !hasErrorShape(answer)
      if (failed) found.failures += 1
      if (leaky) found.insides += 1
      if (strange) found.strange += 1
      if (failed || leaky || strange)
        examples.push(`${path}: ${answer.status} ${answer.body.slice(0, 200)} for ${String(body).slice(0, 120)}`)
    }
    const calls = (Object.entries(api) as [Path, Call][]).filter(([path]) => !context.fault || path === FAULTY)
    const prepare = async (path: Path, call: Call) => {
      const person = Array.isArray(call.access) && call.access.includes('superadmin') ? superadmin : everyone
      const good = makeInput(path, withObjects(tenant.objects)) as Record<string, unknown>
      return { person, good, token: await makeToken(owner, person) }
    }
    for (const [path, call] of calls.filter(([, { answers }]) => child && answers === 'file')) {
      const { good, token } = await prepare(path, call)
      const bodies = Array<string>(WARM_UP_FILES).fill(JSON.stringify(good))
      // more at once would measure how long they wait for one another
      await inParallel(bodies, async (body) => judge(path, await ask(url, path, body, token), body), FILES_PER_PERSON)
    }
    const perCall = context.long ? PER_CALL_LONG : context.measuring ? PER_CALL_MEASURED : PER_CALL
    let before = 0
    for (const [path, call] of calls) {
      found.calls += 1
      if (child && before === 0 && found.inputs >= WARM_UP_INPUTS) before = readMegabytes(child)
      const { person, good, token } = await prepare(path, call)
      const bodies = fc.sample(drawHostile(good, Object.keys(call.input.shape)), {
        numRuns: perCall,
        // of each call others, so that all together are as many as can be
        seed: seed + found.calls,
      })
      // signing out ends the session, so that call gets a new one each time
      const send = async ({ body, contentType }: Hostile) => {
        judge(
          path,
          await ask(url, path, body, path === 'auth/signout' ? await makeToken(owner, person) : token, contentType),
          body,
        )
      }
      await inParallel(bodies, send, call.answers === 'file' ? FILES_PER_PERSON : undefined)
    }
    if (!context.fault) await askHostileRoutes(url, await makeToken(owner, everyone), judge)
    for (const example of examples.slice(0, 8)) context.say(example)
    if (context.fault) return { failures: found.failures, insides: found.insides }
    return {
      ...found,
      slowest: Number(found.slowest.toFixed(2)),
      growth: child ? Math.max(0, Math.round(readMegabytes(child) - before)) : null,
    }
  },
})

const readMegabytes = ({ pid }: { pid: number }) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000

function hasErrorShape({ received }: Answer): boolean {
  try {
    return errorBody.safeParse(JSON.parse(received.slice(received.indexOf('\n{') + 1))).success
  } catch {
    return false
  }
}

/**
 * Breaks a schema from outside: it lets everything through to the handler, or refuses with an error message of the
 * database.
 */
function plant(fault: Fault): void {
  const target = api[FAULTY].input
  const parse = target.safeParse.bind(target)
  Object.assign(target, {
    safeParse: (body: { fullName?: unknown }) => {
      if (fault === 'throwing-call')
        return { success: true, data: { ...body, fullName: (body.fullName as string).trim() } }
      const result = parse(body)
      return result.success
        ? result
        : {
            success: false,
            error: {
              issues: [{ path: [], code: 'custom', message: 'insert into app_user violates not-null constraint' }],
            },
          }
    },
  })
}
