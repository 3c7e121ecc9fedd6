import { describe, expect, test } from 'vitest'
import { toLexemes } from './stem.ts'

describe('all forms of a Kazakh word have one lexeme', () => {
  test.each([
    'мектебі мектебінің мектептің',
    'құбыр құбырлар құбырлардың құбырын құбыры',
    'сорғы сорғылар сорғысы сорғыны сорғылардың',
    'жүйе жүйесі жүйесін жүйелер жүйелерін жүйелік',
    'ет еті етті',
    'сүт сүтті сүті',
    'кітап кітабы кітаптар кітаптары',
    'жиынтық жиынтығы',
    'қызмет қызметтер қызметтері қызметтерін қызметтік',
    'желі желілер желілерін желісі',
    'бөтелке бөтелкедегі',
    'үстел үстелі үстелдер',
    'орындық орындығы орындықтар',
    'жөндеу жөндеуге жөндеуі',
    'ғимарат ғимаратты ғимаратын',
    'көше көшелерге',
    'қалдық қалдықтарды',
    'көлік көлігі көліктің',
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').flatMap(toLexemes))).toHaveProperty('size', 1)
  })
})

describe('a loanword has the same lexeme in Russian and Kazakh', () => {
  test.each([
    ['бензина', 'бензині'],
    ['кабели', 'кабельдің'],
    ['кабели', 'кабельдер'],
    ['шины', 'шинасы'],
    ['шины', 'шиналардың'],
    ['муфты', 'муфтасы'],
    ['автобусов', 'автобуспен'],
    ['шприцы', 'шприцтер'],
    ['папки', 'папкалар'],
    ['компьютеры', 'компьютерлерді'],
    ['лицензии', 'лицензиясын'],
    ['бланки', 'бланкілерді'],
    ['принтеры', 'принтерге'],
    ['мектеп', 'мектептерге'],
  ])('%s and %s', (russian, kazakh) => {
    expect(toLexemes(kazakh)).toContain(toLexemes(russian)[0])
  })
})

test('a Russian word is not taken for a Kazakh plural where the sounds forbid it', () => {
  for (const word of ['компьютер', 'принтер', 'катетер', 'доллар', 'контроллер', 'бухгалтер'])
    expect(toLexemes(word)).toHaveLength(1)
})

test('English words lose their endings', () => {
  expect(toLexemes('printers')).toEqual(toLexemes('printer'))
})
