// Nobody can stall the API: one subscriber and some strangers do their worst beside people who work as usual.
import { setTimeout as wait } from 'node:timers/promises'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import type { Database } from '@tendertap/server/db/database'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { createScoper } from '@tendertap/server/db/scope'
import type { Context } from '../frame/context.ts'
import { atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { SECRET } from '../guards/tenants.ts'
import { nationalDatabase } from '../national/database.ts'
import { quantile } from '../search/load.ts'
import { readWords } from '../search/words.ts'
import { createGate, EXPENSIVE, SEARCHES_PER_PERSON, sendExpensiveCalls } from './held-calls.ts'
import { openHttp, type Post } from './http.ts'
import { makePeople, type People } from './people.ts'
import { abuseSearch, findWorstSearch } from './searches.ts'
import { BODIES, FEW, guessPasswords, MANY, sendBodies } from './strangers.ts'
import { experience } from './usual-work.ts'

const LOTS = 300_000
const COMPANIES = 10
const CALM_MS = 4_000
const ABUSE_MS = 12_000
/** below this a slower answer is not noticed by anybody */
const UNNOTICED_MS = 50

type Fault = 'limit-off' | 'boolean-proxy-trust'

export const abuse = proof({
  title: 'nobody can stall the API',
  bars: {
    lots: noBar('lots', 'in the catalogue'),
    calm: noBar('ms', 'p99 of other people’s calls before'),
    others: measured(
      atMost(2, '×', `other people’s p99 meanwhile, compared with before (or with ${UNNOTICED_MS} ms, if it was less)`),
    ),
    mostOthers: measured(atMost(2, '×', 'the same for the quicker nine in ten of their calls')),
    failed: exactly(0, 'answers', 'to other people that were refused or failed'),
    refused: measured(
      atMost(50, 'ms', 'p95 until a search over the person’s limit is refused, of 24 worst searches at once'),
    ),
    blocked: measured(atMost(100, 'ms', 'that the API’s event loop was blocked at most')),
    expensive: exactly(EXPENSIVE.length, 'calls', 'that say they are expensive, each sent 24 times at once'),
    unlimited: exactly(0, 'calls', 'of these of which not exactly those over the person’s limit were refused'),
    broken: exactly(0, 'answers', 'to the subscriber or to strangers that were no proper refusal'),
    perAccount: exactly(10, 'guesses', 'at one account from one real address, of more under made-up addresses'),
    perAddress: exactly(60, 'guesses', 'from one real address at twenty accounts, of more under made-up addresses'),
    locked: exactly(0, 'sign-ins', 'of the owner refused meanwhile, in the browser they use'),
  },
  faults: {
    'limit-off': 'one person may run any number of searches at once',
    'boolean-proxy-trust': 'whatever address a caller claims is believed',
  },
  run: async (context: Context<Fault>) => {
    if (!context.measuring) return attackHeld(context)
    const lots = context.lots ?? LOTS
    const { urls } = await nationalDatabase(context, lots)
    const { post, people, readBlockedMs } = await start(context, urls)
    const db = context.open(urls.owner, 1)
    const words = await readWords(db)
    const middling = words.between(words.russian, 0.001, 0.01).map(({ form }) => form)
    const worst = await findWorstSearch(db)
    const signIn = (cookie?: string) => signInAsOwner(post, people, cookie)
    const { cookie } = await signIn()

    const work = (during: () => Promise<unknown>) => experience(post, people.others, middling, during)
    // statements are planned and caches filled once
    await work(() => wait(CALM_MS / 2))
    const calm = await work(() => wait(CALM_MS))
    context.say(
      `calm: ${calm.calls} calls of other people, p90 ${calm.p90.toFixed(0)} ms, p99 ${calm.p99.toFixed(0)} ms`,
    )

    await readBlockedMs()
    const started = performance.now()
    const isOver = () => performance.now() - started > ABUSE_MS
    const searching = abuseSearch(post, people.offender, worst, isOver)
    const sending = Promise.all([sendBodies(post, isOver), sendBodies(post, isOver)])
    const guessing = guessPasswords(post, people, MANY)
    const signingIn = guessing.then(() => Promise.all([signIn(cookie ?? ''), signIn(cookie ?? '')]))
    const stormy = await work(() => Promise.all([searching, sending, signingIn]))
    const blocked = await readBlockedMs()

    const searches = await searching
    const unexpected = [...searches.failed, ...(await sending).flat()]
    for (const { status, code } of [...stormy.failed, ...unexpected].slice(0, 5))
      context.say(`answered ${status} ${code}`)
    context.say(
      `${searches.rounds} rounds of 24 searches, ${stormy.calls} calls of other people, p90 ${stormy.p90.toFixed(0)} ms, p99 ${stormy.p99.toFixed(0)} ms`,
    )
    return {
      lots,
      expensive: null,
      unlimited: null,
      calm: calm.p99,
      others: stormy.p99 / Math.max(calm.p99, UNNOTICED_MS),
      mostOthers: stormy.p90 / Math.max(calm.p90, UNNOTICED_MS),
      failed: stormy.failed.length,
      refused: quantile(searches.refusalMs, 0.95),
      blocked,
      broken: unexpected.length,
      ...(await guessing),
      locked: (await signingIn).filter(({ status }) => status !== 200).length,
    }
  },
})

/**
 * Where no times are judged: whom the limits refuse, and whom they do not. Everything that is sent at once is held
 * until all of it has arrived.
 */
async function attackHeld(context: Context<Fault>) {
  const urls = await context.database()
  const owner = context.open(urls.owner, 4)
  const gate = createGate()
  const url = await startApi(context, urls, {
    limits: { searchesPerPerson: context.fault === 'limit-off' ? 1_000 : SEARCHES_PER_PERSON },
    trustProxy: context.fault === 'boolean-proxy-trust' ? ['0.0.0.0/1', '128.0.0.0/1'] : 1,
    inScope: (databases) => gate.guard(createScoper(databases)),
  })
  const { post, close } = openHttp(url)
  context.atEnd(async () => close())
  if (context.fault === 'limit-off') {
    const { unlimited } = await sendExpensiveCalls(owner, gate, post)
    return { unlimited: unlimited.length }
  }
  const people = await makePeople(owner, 0)
  const signIn = (cookie?: string) => signInAsOwner(post, people, cookie)
  const { cookie } = await signIn()
  const guesses = await guessPasswords(post, people, FEW, (address, guessed) => countGuesses(owner, address, guessed))
  if (context.fault === 'boolean-proxy-trust') return guesses
  const locked = [await signIn(cookie ?? ''), await signIn(cookie ?? '')].filter(({ status }) => status !== 200)
  let turns = 0
  const strange = await sendBodies(post, () => ++turns > BODIES.length)
  const { unlimited, refused, failed } = await sendExpensiveCalls(owner, gate, post)
  for (const one of unlimited) context.say(one)
  for (const { status, code } of [...failed, ...refused, ...strange]) context.say(`answered ${status} ${code}`)
  return {
    ...NOT_MEASURED,
    failed: failed.length,
    expensive: EXPENSIVE.length,
    unlimited: unlimited.length,
    broken: strange.length + refused.length,
    ...guesses,
    locked: locked.length,
  }
}

const NOT_MEASURED = { lots: null, calm: null }

/** As if so many guesses had come from the address before. */
async function countGuesses(db: Database, address: string, guesses: number): Promise<void> {
  await db
    .insertInto('rate_limit')
    .values({
      key: `sign-in-address:${address}`,
      attempts: guesses,
      window_ends_at: new Date(Date.now() + 900_000),
    })
    .execute()
}

function signInAsOwner(post: Post, { owner }: People, cookie?: string) {
  const body = JSON.stringify({ email: owner.email, password: STAND_INS.password })
  return post('auth/localLogin', body, { forwardedFor: '198.51.100.1', ...(cookie && { cookie }) })
}

interface Api {
  post: Post
  people: People
  /** how long the event loop was blocked at most since it was last asked */
  readBlockedMs(): Promise<number>
}

/** The API with the limits of production, behind one proxy. */
async function start(context: Context<Fault>, urls: RoleUrls): Promise<Api> {
  const api = await context.api(urls, {
    SESSION_SECRET: SECRET,
    CALLS_PER_SECOND: '20',
    SEARCHES_PER_PERSON: String(SEARCHES_PER_PERSON),
    SEARCH_TIMEOUT_MS: '1500',
    EVENT_LOOP_DELAY_MS: '1000',
    TRUST_PROXY: '1',
  })
  const owner = context.open(urls.owner, 2)
  // a kept catalogue has the counters of the run before
  await owner.deleteFrom('rate_limit').execute()
  const { post, close } = openHttp(api.url)
  context.atEnd(async () => close())
  return {
    post,
    people: await makePeople(owner, COMPANIES),
    readBlockedMs: async () => {
      const metrics = await (await fetch(`${api.operationsUrl}/metrics`)).text()
      return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(metrics)?.[1]) * 1_000
    },
  }
}
