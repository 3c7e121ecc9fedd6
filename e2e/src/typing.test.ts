// From the last typed letter to the new rows, on a processor four times slower. `MEASURE=1 npm run e2e -- typing`
// measures it on a quiet machine; otherwise the rows only have to come, and the times are printed.
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { call } from './api.ts'
import { useBrowser } from './browser.ts'
import { fetchToken, personWith } from './people.ts'
import { findQuantile } from './quantile.ts'

const MEASURE = Boolean(process.env['MEASURE'])
const SEARCHES = MEASURE ? 40 : 10
const BAR_MS = MEASURE ? 300 : Infinity
// beside other journeys, for which the portals publish lots: none of those is over
const STATUSES = MEASURE ? [] : ['Завершен']

const WORDS = `
  картридж бумага принтер насос труба кабель цемент мебель шина фильтр стартер аккумулятор радиатор перчатки
  морковь яблоки молоко хлеб уголь бензин лампа стол светильник краска стул шкаф ноутбук монитор тонер чернила
  турникет вода охрана ремонт страхование услуги аренда перевозка поставка монтаж бурение сыр мясо рис проект
  обучение шприц вакцина костюм ботинки задвижка кран масло автобус трактор`
  .trim()
  .split(/\s+/)

const visit = useBrowser()

interface Search {
  word: string
  /** of the first ten lots */
  ids: string
}

/** Words that find something, each something else than the one before. */
async function chooseSearches(token: string): Promise<Search[]> {
  const chosen: Search[] = []
  for (const word of WORDS) {
    const filter = { ...(STATUSES.length > 0 && { statuses: STATUSES }), search: word, page: 1, limit: 10 }
    const { data } = await call(inject('url'), 'lots/getLots', filter, token)
    const ids = data.map(({ id }) => String(id)).join()
    if (ids !== '' && ids !== chosen.at(-1)?.ids) chosen.push({ word, ids })
    if (chosen.length === SEARCHES) break
  }
  return chosen
}

interface Times {
  /** from the letter to the request */
  waiting: number
  request: number
  /** from the answer to the painted rows */
  drawing: number
  all: number
}

/** Call it before the last letter is typed. The page keeps the promise of the times. */
async function watchRows(page: Page, ids: string): Promise<void> {
  await page.evaluate((expected) => {
    const read = () => [...document.querySelectorAll('[data-lot]')].map((row) => row.getAttribute('data-lot')).join()
    performance.clearResourceTimings()
    let typedAt = 0
    document.addEventListener('input', (event) => void (typedAt = event.timeStamp), { once: true, capture: true })
    const times = Promise.withResolvers<Times>()
    Object.assign(window, { times: times.promise })
    const observer = new MutationObserver(() => {
      if (typedAt === 0 || read() !== expected) return
      observer.disconnect()
      // a message that is sent before a frame is drawn arrives after it
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => times.resolve(split(performance.now())), { once: true })
      port1.start()
      requestAnimationFrame(() => port2.postMessage(null))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    function split(paintedAt: number): Times {
      const request = performance
        .getEntriesByType('resource')
        .find((entry) => entry.name.endsWith('/lots/getLots') && entry.startTime >= typedAt)
      const { startTime = typedAt, responseEnd = typedAt } = (request ?? {}) as Partial<PerformanceResourceTiming>
      return {
        waiting: startTime - typedAt,
        request: responseEnd - startTime,
        drawing: paintedAt - responseEnd,
        all: paintedAt - typedAt,
      }
    }
  }, ids)
}

async function typeWord(page: Page, { word, ids }: Search): Promise<Times> {
  const field = page.getByRole('searchbox', { name: 'Поиск' })
  await field.press('ControlOrMeta+a')
  await watchRows(page, ids)
  // all letters in one event, the last one: a word without it may find the same rows
  await page.keyboard.insertText(word)
  return page.evaluate(() => (window as unknown as { times: Promise<Times> }).times)
}

test('new rows follow the last letter of a search at once', async () => {
  const token = await fetchToken(personWith('lead'))
  const searches = await chooseSearches(token)
  expect(searches).toHaveLength(SEARCHES)
  const { page, problems } = await visit({ storage: { token } })
  await page.goto(`/all-lots?${new URLSearchParams(STATUSES.map((status) => ['statuses', status]))}`)
  await page.locator('[data-lot]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: Times[] = []
  for (const search of searches) times.push(await typeWord(page, search))
  const describe = (part: keyof Times) => {
    const parts = times.map(({ [part]: time }) => time)
    return `${part} ${Math.round(findQuantile(parts, 0.5))} (p95 ${Math.round(findQuantile(parts, 0.95))})`
  }
  const parts = (['all', 'waiting', 'request', 'drawing'] as const).map(describe)
  process.stdout.write(`from the last letter to new rows, ms: ${parts.join(', ')}\n`)
  const all = times.map((time) => time.all)
  expect(findQuantile(all, 0.95)).toBeLessThanOrEqual(BAR_MS)
  expect(problems).toEqual([])
})
