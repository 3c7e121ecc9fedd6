// Prepares a page for saving while the database still saves the page before it.
import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { CanonicalTender } from '../../../portals/canonical.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { readLinesAhead } from '../../lots/indexing/words.ts'
import { pack } from '../../../db/packed-text.ts'
import { toReceivedItem, type ReceivedItem } from './payloads.ts'
import { readItem, type ItemReading } from './read-items.ts'

// After this time the event loop gets a turn, so that other work does not wait.
const SLICE_MS = 5

/** With `mostIsNew` the items will be read anyway: each is handed on with its reading and its packed text. */
export async function preparePage(
  connector: Connector,
  items: readonly RawItem[],
  mostIsNew: boolean,
): Promise<ReceivedItem[]> {
  const prepared: ReceivedItem[] = []
  let since = performance.now()
  for (const item of items) {
    prepared.push(mostIsNew ? prepareItem(connector, toReceivedItem(item)) : toReceivedItem(item))
    if (performance.now() - since > SLICE_MS) {
      await letOthersRun()
      since = performance.now()
    }
  }
  return prepared
}

function prepareItem(connector: Connector, item: ReceivedItem): ReceivedItem {
  const reading = readUnlessBroken(connector, item)
  if (reading?.kind === 'tender') analyseTexts(reading.tender.tender)
  return { ...item, packed: pack(item.text), ...(reading && { reading }) }
}

/** An item that cannot be read becomes a gap when it is saved. */
function readUnlessBroken(connector: Connector, item: ReceivedItem): ItemReading | null {
  try {
    return readItem(connector, item)
  } catch {
    return null
  }
}

/** Analyses the texts that the search index of its lots will need. */
function analyseTexts({ nameRu, nameKz, nameEn, customer, lots }: CanonicalTender): void {
  readLinesAhead([nameRu, nameKz, nameEn, customer.nameRu, customer.nameKz, customer.nameEn])
  for (const lot of lots) {
    readLinesAhead([
      lot.nameRu,
      lot.nameKz,
      lot.nameEn,
      lot.descriptionRu,
      lot.descriptionKz,
      lot.descriptionEn,
      lot.additionalDescriptionRu,
      lot.additionalDescriptionKz,
      lot.additionalDescriptionEn,
      lot.ensTruNameRu,
      lot.ensTruNameKz,
      lot.ensTruNameEn,
      lot.customer.nameRu,
    ])
  }
}
