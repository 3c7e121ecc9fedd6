// From the publication of a lot at the portal to a message in the chats of the people whose profiles it matches.
import { sql } from 'kysely'
import { atLeast, atMost, exactly, noBar, proof } from '../frame/proof.ts'
import { openBench } from './bench.ts'
import { measure } from './measure.ts'
import { listWords, makeReceivers } from './receivers.ts'

const POLL_MS = 2_000
const SHORT = { profiles: 1_000, lots: 10, crowdLots: 5 } as const
const LONG = { profiles: 10_000, lots: 120, crowdLots: 40 } as const
const WORDS = 80
/** each word is in the profiles of three of them */
const RECEIVERS = 15
const GROUPS = 5
const CROWD = 50

/** Some lots are forgotten on the way from the score to the ledger. */
const UNTOLD = `
  create function forget_event() returns trigger language plpgsql as $$
  begin
    return null;
  end $$;
  create trigger forget_event before insert on event for each row when (new.lot_id % 2 = 0) execute function forget_event()`

/** Longer than the bound of p95 on a busy machine. */
const LATE = `
  create function put_off_delivery() returns trigger language plpgsql as $$
  begin
    new.due_at := new.due_at + interval '65 seconds';
    return new;
  end $$;
  create trigger put_off_delivery before insert on delivery for each row execute function put_off_delivery()`

const PLANTED = { untold: UNTOLD, late: LATE }

export const latency = proof({
  title: 'a new lot is in the chats within seconds',
  usualSeconds: 60,
  alone: true,
  bars: {
    lots: noBar('lots', 'published at the portal, one a second, while it is asked every two seconds'),
    matches: { ...noBar('profiles', 'that a lot matches on average, of all'), long: { atMost: 5 } },
    p95: {
      ...atMost(10, 's', 'from the publication to the Telegram message, p95'),
      busy: { atMost: 60 },
    },
    crowd: atLeast(20, 'profiles', 'that a lot matches on average when many want the same'),
    together: {
      ...noBar('notices', 'that a message tells then, on average, because Telegram takes 25 messages a second'),
      long: { atLeast: 1.2 },
    },
    crowdP95: noBar('s', 'from the publication to the message then, p95'),
    lost: exactly(0, 'matches', 'in no message'),
  },
  faults: {
    untold: 'some matches are not told',
    late: 'messages wait for a minute',
  },
  run: async (context) => {
    const { profiles, lots, crowdLots } = context.long ? LONG : SHORT
    const bench = await openBench(context, profiles)
    const words = await listWords(bench.owner, WORDS)
    const some = Array.from({ length: RECEIVERS }, (_, index) =>
      words.filter((_word, at) => at % GROUPS === index % GROUPS),
    )
    const receivers = await makeReceivers(bench.owner, some, 900_000_001)
    const openChats = (all: typeof receivers) =>
      all.forEach(({ chatId }) => bench.telegram.sendText(chatId, 'Асель', '/start'))
    openChats(receivers)
    if (context.fault) await sql.raw(PLANTED[context.fault]).execute(bench.owner)
    await bench.start(POLL_MS)
    // the first lot loads the profiles
    if (!context.fault) await measure(bench, receivers, 1)
    const few = await measure(bench, receivers, context.fault ? 5 : lots)
    context.say(`${few.lots} lots, ${few.matches} matches, ${few.messages} messages, p95 ${few.p95.toFixed(1)} s`)
    if (context.fault) return { p95: few.p95, lost: few.lost }
    const others = await makeReceivers(
      bench.owner,
      Array.from({ length: CROWD }, () => words),
      900_001_001,
    )
    openChats(others)
    await measure(bench, [...receivers, ...others], 1)
    const crowd = await measure(bench, [...receivers, ...others], crowdLots)
    context.say(
      `${crowd.lots} lots, ${crowd.matches} matches, ${crowd.messages} messages, p95 ${crowd.p95.toFixed(1)} s`,
    )
    return {
      lots: few.lots,
      matches: few.matches / few.lots,
      p95: few.p95,
      crowd: crowd.matches / crowd.lots,
      together: crowd.matches / crowd.messages,
      crowdP95: crowd.p95,
      lost: few.lost + crowd.lost,
    }
  },
})
