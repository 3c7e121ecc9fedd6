import { describe, expect, test } from 'vitest'
import { texts as en } from './en/freshness.ts'
import { describeCatalogue, describeSource, type SourceFreshness } from './freshness-words.ts'
import { texts as ru } from './ru/freshness.ts'

// 14:40 in Almaty
const now = new Date('2026-11-10T09:40:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const source = (changes: Partial<SourceFreshness> = {}): SourceFreshness => ({
  source: 'ows',
  name: 'Госзакуп',
  state: 'fresh',
  updatedAt: ago(3),
  silentSince: null,
  gaps: 0,
  ...changes,
})
const tizilim = source({ source: 'tizilim', name: 'Tizilim', updatedAt: ago(1) })
const silent = source({ state: 'silent', silentSince: ago(20), updatedAt: ago(20) })

describe('the description of a source', () => {
  test.each<[string, Partial<SourceFreshness>]>([
    ['обновлено 3 минуты назад, пропусков нет', {}],
    ['обновлено только что, пропусков нет', { updatedAt: ago(-1) }],
    ['обновлено 2 часа назад, пропусков нет', { updatedAt: ago(125) }],
    ['обновлено 21 день назад, пропусков нет', { updatedAt: ago(21 * 24 * 60) }],
    ['обновлено 3 минуты назад, 2 пропуска', { state: 'gaps', gaps: 2 }],
    ['молчит с 14:20', silent],
    ['молчит с 14:20, 1 пропуск', { ...silent, gaps: 1 }],
    ['молчит с 09.11.2026 14:20', { ...silent, silentSince: ago(24 * 60 + 20) }],
    ['первая загрузка ещё идёт', { state: 'starting', updatedAt: null }],
    ['не подключён', { state: 'off', updatedAt: null }],
  ])('%s', (words, changes) => {
    expect(describeSource(ru, source(changes), now)).toBe(words)
  })
})

describe('the description of the catalogue', () => {
  test.each<[string, string | null, SourceFreshness[]]>([
    ['Обновлено 3 минуты назад, пропусков нет', ago(3), [source(), tizilim]],
    ['Обновлено 3 минуты назад, есть пропуски: Tizilim', ago(3), [source(), { ...tizilim, state: 'gaps', gaps: 4 }]],
    ['Госзакуп молчит с 14:20; остальное обновлено 1 минуту назад', ago(1), [silent, tizilim]],
    [
      'Госзакуп молчит с 14:20; остальное обновлено 1 минуту назад, есть пропуски: Госзакуп',
      ago(1),
      [{ ...silent, gaps: 1 }, tizilim],
    ],
    ['Госзакуп молчит с 14:20', null, [silent]],
    [
      'Обновлено 3 минуты назад, Tizilim: первая загрузка ещё идёт',
      ago(3),
      [source(), { ...tizilim, state: 'starting' }],
    ],
    ['Порталы не подключены', null, [source({ state: 'off' })]],
  ])('%s', (words, updatedAt, sources) => {
    expect(describeCatalogue(ru, updatedAt, sources, now)).toBe(words)
  })

  test('names a portal in the language of the page, an unknown one as it came', () => {
    expect(describeCatalogue(en, null, [{ ...silent, gaps: 1 }], now)).toBe(
      'Goszakup silent since 14:20; gaps in: Goszakup',
    )
    expect(describeCatalogue(en, null, [{ ...silent, source: 'other', name: 'Other' }], now)).toBe(
      'Other silent since 14:20',
    )
  })
})
