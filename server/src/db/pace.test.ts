import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { openDatabase } from './database.ts'
import { reserveTurn } from './pace.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 3, onError: () => undefined })
const [ingest, worker] = [open(urls.ingestion), open(urls.background)]
afterAll(() => Promise.all([ingest.destroy(), worker.destroy()]))

const INTERVAL_MS = 20

test('processes that ask a portal at once keep to its pace together', async () => {
  const began = performance.now()
  const turns: number[] = []
  const ask = async (db: typeof ingest) => {
    await wait(await reserveTurn(db, 'ows', INTERVAL_MS))
    turns.push(performance.now())
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n % 2 === 0 ? ingest : worker)))
  // A late timer moves a turn only backwards: the nth turn never comes before its time.
  const early = turns.map((turn, n) => n * INTERVAL_MS - (turn - began)).filter((ms) => ms > INTERVAL_MS)
  expect(early).toEqual([])
  expect(turns).toHaveLength(40)
})

test('turns that nobody took are lost, and each portal has its own', async () => {
  await reserveTurn(ingest, 'epz', 1)
  await wait(30)
  expect(await reserveTurn(ingest, 'epz', 60_000)).toBe(0)
  expect(await reserveTurn(worker, 'tizilim', 60_000)).toBe(0)
  const next = await reserveTurn(worker, 'epz', 1_000)
  expect(next).toBeGreaterThan(50_000)
  expect(next).toBeLessThanOrEqual(60_000)
})
