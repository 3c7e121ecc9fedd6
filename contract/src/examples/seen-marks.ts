import type { seenMarks } from '../calls/seen-marks.ts'
import type { Examples } from './example.ts'

export const seenMarksExamples: Examples<keyof typeof seenMarks> = {
  'seen/getMark': [{ input: { place: 'today' }, output: { seq: 88_213 } }],
  'seen/markSeen': [{ input: { place: 'today', seq: 88_214 }, output: { seq: 88_214 } }],
}
