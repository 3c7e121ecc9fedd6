import { screen } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { expect, test } from 'vitest'
import { loadTexts } from '../../../i18n/texts.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import type { Lot } from '../lot.ts'
import { Quantity } from './Quantity.tsx'

test.each<[string, Partial<Lot>, string]>([
  ['a unit that we know', { quantity: 1240, mkeiNameRu: 'Метр' }, '1 240 м'],
  ['a unit that only the portal names', { quantity: 3, mkeiNameRu: 'Посылка' }, '3 посылка'],
  ['a unit without a quantity', { quantity: null, mkeiNameRu: 'Посылка' }, 'посылка'],
])('%s', async (_, facts, shown) => {
  await loadTexts('lots')
  await renderPiece(
    <div data-testid="quantity">
      <Quantity lot={{ ...lot, ...facts }} />
    </div>,
  )
  expect(screen.getByTestId('quantity').textContent?.replaceAll(/\s/g, ' ')).toBe(shown)
})
