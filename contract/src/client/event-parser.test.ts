import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './event-parser.ts'

const TEXT =
  'id: w:1\n\n: comment\n\nid: w:3\nevent: change\ndata: {"a":\ndata: 1}\n\nevent:reset\ndata\n\ndata: «қазақша»\n\nid: w:4\nda'
const EVENTS = [
  { id: 'w:1', name: '', data: null },
  { id: 'w:3', name: 'change', data: '{"a":\n1}' },
  { id: 'w:3', name: 'reset', data: '' },
  { id: 'w:3', name: 'message', data: '«қазақша»' },
]

test('ids, names, data of several lines, comments; what is not finished waits', () => {
  expect(createEventParser()(TEXT)).toEqual(EVENTS)
})

test('lines may end with CRLF', () => {
  expect(createEventParser()(TEXT.replaceAll('\n', '\r\n'))).toEqual(EVENTS)
})

test('however the network cuts the text, the events are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: TEXT.length })), fc.boolean(), (cuts, crlf) => {
      const text = crlf ? TEXT.replaceAll('\n', '\r\n') : TEXT
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
      const parse = createEventParser()
      expect(places.slice(1).flatMap((end, index) => parse(text.slice(places[index], end)))).toEqual(EVENTS)
    }),
  )
})
