import { screen } from '@testing-library/react'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

const [{ output: page }] = examples['lots/getLots']
const [{ output: me }] = examples['me/getMe']

async function countMarks(language: 'ru' | 'kz', nameKz: string | null): Promise<number> {
  const shown = { ...lot, nameKz }
  await openPage('/all-lots', {
    answers: {
      'me/getMe': () => ({ ...me, language }),
      'lots/getLots': () => ({ ...page, data: [shown], total: 1 }),
    },
  })
  await screen.findByRole('link', { name: new RegExp(shown.Tender.code) })
  return screen.queryAllByText('орысша').length
}

test('a Kazakh page marks a lot that is named in Russian only, once in its row', async () => {
  expect(await countMarks('kz', null)).toBe(1)
})

test('a lot with a Kazakh name has no mark, and a Russian page never has', async () => {
  expect(await countMarks('kz', 'Қағаз')).toBe(0)
  expect(await countMarks('ru', null)).toBe(0)
})
