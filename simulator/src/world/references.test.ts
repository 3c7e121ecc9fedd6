// The product has its own word, in three languages, for whatever the portals can send.
import { findStatus } from '@tendertap/domain/lots/portal-statuses'
import { findMethod } from '@tendertap/domain/lots/purchase-methods'
import { findUnit } from '@tendertap/domain/lots/units'
import { expect, test } from 'vitest'
import { BUY_STATUSES, LOT_STATUSES, TRADE_METHODS } from './ows-references.ts'
import { UNITS } from './units.ts'

test('every purchase method of the state portal is translated', () => {
  for (const { nameRu } of Object.values(TRADE_METHODS)) expect(findMethod(nameRu), nameRu).not.toBeNull()
})

test('every status of its announcements and lots is translated', () => {
  for (const { nameRu } of Object.values({ ...BUY_STATUSES })) expect(findStatus(nameRu), nameRu).not.toBeNull()
  for (const { nameRu } of Object.values({ ...LOT_STATUSES })) expect(findStatus(nameRu), nameRu).not.toBeNull()
})

test('every unit of the classifier is translated', () => {
  for (const { ru, kz, en } of Object.values(UNITS)) expect(findUnit(ru), ru).toMatchObject({ kz, en })
})
