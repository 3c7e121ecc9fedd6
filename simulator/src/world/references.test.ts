// The product has its own word, in three languages, for whatever the portals can send.
import { findStatus } from '@tendertap/domain/lots/portal-statuses'
import { findMethod } from '@tendertap/domain/lots/purchase-methods'
import { findUnit } from '@tendertap/domain/lots/units'
import { expect, test } from 'vitest'
import { BUY_STATUSES, LOT_STATUSES, TRADE_METHODS } from './ows-references.ts'
import { UNITS } from './units.ts'

const list = (references: object) => Object.values(references) as { nameRu: string }[]

test.each(list(TRADE_METHODS))('the purchase method «$nameRu» is translated', ({ nameRu }) => {
  expect(findMethod(nameRu)).not.toBeNull()
})

test.each([...list(BUY_STATUSES), ...list(LOT_STATUSES)])('the status «$nameRu» is translated', ({ nameRu }) => {
  expect(findStatus(nameRu)).not.toBeNull()
})

test.each(Object.values(UNITS))('the unit «$ru» has the names of the classifier', ({ ru, kz, en }) => {
  expect(findUnit(ru)).toMatchObject({ kz, en })
})
