import { screen } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import { expect, onTestFinished, test } from 'vitest'
import { switchLanguage } from '../../../i18n/texts.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { act } from '../../../testing/render.tsx'

const [{ output: page }] = examples['lots/getLots']

test.each([
  { language: 'kz', nameKz: null, marks: 1, why: 'is marked once in its row' },
  { language: 'kz', nameKz: 'Қағаз', marks: 0, why: 'is not marked' },
  { language: 'ru', nameKz: null, marks: 0, why: 'is not marked' },
] as const)('a lot with the Kazakh name $nameKz on a page in $language $why', async ({ language, nameKz, marks }) => {
  const shown = { ...lot, nameKz }
  await openPage('/all-lots', { answers: { 'lots/getLots': () => ({ ...page, data: [shown], total: 1 }) } })
  await screen.findByRole('link', { name: new RegExp(shown.Tender.code) })
  // the test files share one page
  onTestFinished(() => switchLanguage('ru'))
  await act(() => switchLanguage(language))
  expect(screen.queryAllByText(/^(орысша|на русском)$/)).toHaveLength(marks)
})
