// The portals as a process of its own, at http://127.0.0.1:PORTALS_PORT; the clock follows real time unless
// PORTALS_CLOCK is `stopped`.
import { startPortals } from '../portals/portals.ts'

const readNumber = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const { PORTALS_CLOCK: clock, PORTALS_STARTED_AT: startedAt, OWS_TOKEN: ows, TIZILIM_TOKEN: tizilim } = process.env

const portals = await startPortals({
  port: readNumber('PORTALS_PORT', 4127),
  seed: readNumber('PORTALS_SEED', 2026),
  lots: readNumber('PORTALS_LOTS', 3_000),
  clock: clock === 'stopped' ? 'stopped' : 'running',
  speed: readNumber('PORTALS_SPEED', 1),
  secondsBetweenActs: readNumber('PORTALS_SECONDS_BETWEEN_ACTS', 180),
  tokens: { ...(ows !== undefined && { ows }), ...(tizilim !== undefined && { tizilim }) },
  ...(startedAt !== undefined && { startedAt: new Date(startedAt) }),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void portals.close())
