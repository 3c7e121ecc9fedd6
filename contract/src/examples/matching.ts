import type { matching } from '../calls/matching.ts'
import { NO_FACTS } from '../entities/lot-match.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

export const matchingExamples: Examples<keyof typeof matching> = {
  'matching/getLotMatches': [
    {
      input: { lotId: STAND_INS.lotId },
      output: [
        {
          Interest: { id: STAND_INS.interestId, name: 'Канцелярия и бумага', color: '#a9d08e' },
          percent: 88,
          level: 'high',
          minScore: 75,
          failedFilters: [],
          isMatch: true,
          receipt: [
            {
              ...NO_FACTS,
              kind: 'word',
              points: 52,
              keyword: 'бумага офисная',
              found: 'Бумага офисная',
              field: 'name',
            },
            {
              ...NO_FACTS,
              kind: 'class',
              points: 33,
              code: '171214',
              nameRu: 'Бумага',
              nameKz: 'Қағаз',
              isConfirmed: true,
            },
            { ...NO_FACTS, kind: 'base', points: 3 },
          ],
          marks: { nameRu: [[0, 14]] },
        },
      ],
    },
  ],
  'matching/suggestEdits': [
    {
      input: { lotId: STAND_INS.lotId, interestId: STAND_INS.interestId },
      output: [
        { kind: 'keyword', value: 'бумага для офисной техники', nameRu: null, nameKz: null, percent: 81 },
        { kind: 'class', value: '171214', nameRu: 'Бумага', nameKz: 'Қағаз', percent: 88 },
      ],
    },
  ],
  'matching/suggestExclusions': [
    {
      input: { lotId: STAND_INS.lotId },
      output: [
        {
          Interest: { id: STAND_INS.interestId, name: 'Канцелярия и бумага', color: '#a9d08e' },
          keyword: 'туалетная',
          percent: 12,
          matches: 46,
          lost: 9,
          lostAccepted: 0,
          lostInWork: 0,
          examples: [{ id: STAND_INS.lotId, nameRu: 'Бумага туалетная', nameKz: 'Дәретхана қағазы' }],
        },
      ],
    },
  ],
  'matching/suggestClasses': [
    {
      input: { name: 'Канцелярия и бумага', keywords: ['бумага офисная', 'картридж'], description: null },
      output: [
        { code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз' },
        { code: '262040', nameRu: 'Картридж', nameKz: 'Картридж' },
      ],
    },
  ],
}
