// Preloaded into a process of a test (node --import): the clock of that process is ahead by CLOCK_AHEAD_MS.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const now = Date.now.bind(Date)

globalThis.Date = new Proxy(Date, {
  construct: (target, values: [], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now() + aheadMs] : values, newTarget) as Date,
  get: (target, key) => (key === 'now' ? () => now() + aheadMs : (Reflect.get(target, key) as unknown)),
})
