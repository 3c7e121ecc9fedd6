import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

test('a source tells how late half of its lots come, and how late nearly all', async () => {
  await openPage('/superadmin?tab=sources', { roles: ['superadmin'] })
  const label = await screen.findByText('От публикации до каталога')
  expect(label.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'половина лотов: до 1 мин 14 с95 % лотов: до 3 мин 32 с',
  )
})
