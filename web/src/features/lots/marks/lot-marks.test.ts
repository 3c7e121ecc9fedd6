import { expect, test } from 'vitest'
import { joinMarks } from './lot-marks.tsx'

test('the marks of each field are joined', () => {
  expect(joinMarks([{ nameRu: [[0, 6]] }, { nameRu: [[7, 14]], descriptionRu: [[3, 5]] }, {}])).toEqual({
    nameRu: [
      [0, 6],
      [7, 14],
    ],
    descriptionRu: [[3, 5]],
  })
  expect(joinMarks([])).toEqual({})
})
