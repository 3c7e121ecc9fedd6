import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { api } from '@tendertap/contract/calls/index'
import type { Context } from '../frame/context.ts'
import { exactly, proof, noBar } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { ERRORS } from './errors.ts'
import { PEOPLE } from './people.ts'
import { REGISTRATION } from './registration.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'
import { makeWorld, type Rule, type World } from './world.ts'

const RULES: readonly Rule[] = [...REGISTRATION, ...PEOPLE, ...SUBSCRIPTIONS, ...ERRORS]

type Fault = 'loose-bin' | 'other-text'

export const accounts = proof({
  title: 'accounts keep every rule and say every text of the specification',
  bars: {
    rules: noBar('rules', 'of spec 1 §5 and §8 asked, over HTTP where the server keeps them'),
    holding: exactly(RULES.length, 'rules', 'that hold'),
  },
  faults: {
    'loose-bin': 'registration takes any BIN',
    'other-text': 'the text for an ended session has one sign too many',
  },
  run: async (context: Context<Fault>) => {
    const urls = await context.database()
    const owner = context.open(urls.owner, 4)
    const world = await makeWorld(owner, await startApi(context, urls))
    if (context.fault) plant(context.fault)
    let holding = 0
    for (const rule of RULES) {
      // each rule is checked as if by a new visitor, whom no rate limit stops
      await owner.deleteFrom('rate_limit').execute()
      if (await holds(rule, world, context)) holding += 1
      else context.say(`does not hold: ${rule.rule}`)
    }
    context.say(`${holding} of ${RULES.length} rules hold`)
    return { rules: RULES.length, holding }
  },
})

async function holds(rule: Rule, world: World, context: Context<Fault>): Promise<boolean> {
  try {
    return await rule.holds(world)
  } catch (error) {
    context.say(`${rule.rule}: ${String(error)}`)
    return false
  }
}

function plant(fault: Fault): void {
  if (fault === 'other-text') {
    Object.assign(errorTexts, { unauthorized: 'Пользователь не авторизован.' })
    return
  }
  const target = api['auth/register'].input
  const parse = target.safeParse.bind(target)
  Object.assign(target, { safeParse: (body: object) => parse({ ...body, bin: '990140000019' }) })
}
