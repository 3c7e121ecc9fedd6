// From the publication of a lot at the portal to a message in the chats of the people whose profiles it matches.
import { sql } from 'kysely'
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { openBench } from './bench.ts'
import { measure } from './measure.ts'
import { listWords, makeReceivers } from './receivers.ts'

const POLL_MS = 2_000
const LONG = { catalogue: 1_000, profiles: 10_000, lots: 120, crowdLots: 40, everyMs: 1_000 } as const
const SHORT = { ...LONG, profiles: 1_000, lots: 10, crowdLots: 5 } as const
/** without measuring: no crowd, and no pause between two lots */
const SMALL = { catalogue: 100, profiles: 10, lots: 5, crowdLots: 0, everyMs: 0 } as const
const NOT_MEASURED = { p95: null, crowd: null, together: null, crowdP95: null }
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

const LATE = `
  create function put_off_delivery() returns trigger language plpgsql as $$
  begin
    new.due_at := new.due_at + interval '15 seconds';
    return new;
  end $$;
  create trigger put_off_delivery before insert on delivery for each row execute function put_off_delivery()`

const PLANTED = { untold: UNTOLD, late: LATE }

export const latency = proof({
  title: 'a new lot is in the chats within seconds',
  bars: {
    lots: noBar('lots', 'published at the portal, one a second when times are measured'),
    matches: { ...atLeast(1, 'profiles', 'that a lot matches on average, of all'), long: { atMost: 5 } },
    p95: measured(
      atMost(10, 's', 'from the publication to the Telegram message, p95; the portal is asked every two seconds'),
    ),
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
    late: 'messages wait for a quarter of a minute',
  },
  run: async (context) => {
    const size = context.long ? LONG : context.measuring ? SHORT : SMALL
    const { lots, crowdLots, everyMs } = size
    const bench = await openBench(context, size)
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
    if (context.measuring) await measure(bench, receivers, { lots: 1, everyMs })
    const few = await measure(bench, receivers, { lots, everyMs })
    context.say(`${few.lots} lots, ${few.matches} matches, ${few.messages} messages, p95 ${few.p95.toFixed(1)} s`)
    if (context.fault) return context.fault === 'late' ? { p95: few.p95 } : { lost: few.lost }
    if (!context.measuring) return { ...NOT_MEASURED, lots: few.lots, matches: few.matches / few.lots, lost: few.lost }
    const others = await makeReceivers(
      bench.owner,
      Array.from({ length: CROWD }, () => words),
      900_001_001,
    )
    openChats(others)
    await measure(bench, [...receivers, ...others], { lots: 1, everyMs })
    const crowd = await measure(bench, [...receivers, ...others], { lots: crowdLots, everyMs })
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
