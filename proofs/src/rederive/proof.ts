// The catalogue is derived from what the portals sent. After it is emptied and derived again, it must be the same,
// including changes and times.
import { rederive as deriveAgain } from '@tendertap/server/features/ingestion/rederive/rederive'
import { readConfig } from '@tendertap/server/platform/config'
import { createConnectors, PORTAL_SETTINGS } from '@tendertap/server/portals/connectors'
import { sql } from 'kysely'
import { exactly, proof, noBar } from '../frame/proof.ts'
import { calculateChecksums, findDifferingTables } from '../ingest/checksum.ts'
import { startPortals } from '../ingest/portals.ts'
import { readEverything } from '../ingest/runs.ts'

const SHORT = { lots: 600, rounds: 1, acts: 3 }
const LONG = { lots: 50_000, rounds: 3, acts: 40 }

const EMPTIED_TABLES = 'company, tender, lot, document, document_text, award, award_waiting, change, unknown_value'

export const rederive = proof({
  title: 'the catalogue can be derived again from what the portals sent',
  bars: {
    rows: noBar('rows', 'of company, tender, lot, document, award and change'),
    rate: noBar('payloads/s', 'read again'),
    inPlace: exactly(0, 'rows', 'that deriving in place touches'),
    newChanges: exactly(0, 'changes', 'that it adds to the feed'),
    differing: exactly(
      0,
      'tables',
      'that differ after they were emptied and derived again, the feed of changes and every time included',
    ),
    damaged: exactly(0, 'payloads', 'that are not what was once kept'),
  },
  faults: {
    'altered-payload': 'one kept payload was altered',
    'lost-payload': 'one kept payload was lost',
    'altered-row': 'one lot was changed past the portals',
  },
  run: async (context) => {
    const { lots, rounds, acts } = context.long ? LONG : SHORT
    const portals = await startPortals(context, lots)
    const urls = await context.database()
    const owner = context.open(urls.owner)
    await readEverything(context, urls, portals.environment)
    for (let round = 0; round < rounds; round += 1) {
      await portals.performActs(acts)
      await readEverything(context, urls, portals.environment)
    }
    const before = await calculateChecksums(owner, { withChanges: true, withTimes: true })
    const connectors = createConnectors(readConfig(PORTAL_SETTINGS, portals.environment))
    if (context.fault === 'altered-row')
      await sql`update lot set amount = coalesce(amount, 0) + 1, content_hash = '' where id = (select min(id) from lot)`.execute(
        owner,
      )
    const inPlace = await deriveAgain(urls.owner, connectors)
    if (context.fault === 'altered-payload') {
      await sql`update raw_payload set payload = other.payload from raw_payload other
        where raw_payload.seq = (select seq from raw_head where entity = 'tender' and source = 'ows' order by seq limit 1)
          and other.seq = (select seq from raw_head where entity = 'tender' and source = 'ows' order by seq desc limit 1)`.execute(
        owner,
      )
    }
    if (context.fault === 'lost-payload')
      await sql`delete from raw_payload where seq = (select max(seq) from raw_head where entity = 'tender' and source = 'ows')`.execute(
        owner,
      )
    await sql`truncate ${sql.raw(EMPTIED_TABLES)} cascade`.execute(owner)
    const started = performance.now()
    const again = await deriveAgain(urls.owner, connectors)
    const seconds = (performance.now() - started) / 1000
    const after = await calculateChecksums(owner, { withChanges: true, withTimes: true })
    const differing = findDifferingTables(before, after)
    if (differing.length > 0) context.say(`differ: ${differing.join(', ')}`)
    return {
      rows: before.rows,
      rate: again.payloads / seconds,
      inPlace: Object.values(inPlace.rows).reduce((sum, count) => sum + count, 0),
      newChanges: inPlace.changes,
      differing: differing.length,
      damaged: again.damaged,
    }
  },
})
