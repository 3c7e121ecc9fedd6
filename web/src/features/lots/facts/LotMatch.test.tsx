import { screen } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { expect, test } from 'vitest'
import { loadTexts } from '../../../i18n/texts.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { LotMatch } from './LotMatch.tsx'

test.each([
  [1, null],
  [3, 'и ещё 2 профиля'],
])('a lot that fits %i profiles names the best and counts the others', async (count, others) => {
  const [best] = lot.LotScoreOfLot
  if (!best) throw new Error('The example fits no profile')
  await loadTexts('lots')
  await renderPiece(
    <LotMatch lot={{ percent: lot.percent, LotScoreOfLot: Array.from({ length: count }, () => best) }} />,
  )
  expect(screen.getByText(best.Interest.name)).toBeDefined()
  expect(screen.queryByText(/^и ещё/)?.textContent ?? null).toBe(others)
})
