import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Providers } from '../app/Providers.tsx'
import { adoptLanguage } from '../features/session/language.ts'
import { loadTexts } from '../i18n/texts.ts'
import { render } from './render.tsx'

/** Renders a piece of the kit in Russian, inside what surrounds every page. */
export async function renderPiece(piece: ReactNode): Promise<UserEvent> {
  await adoptLanguage('ru')
  await loadTexts('public', 'errors', 'account')
  render(<Providers>{piece}</Providers>)
  return userEvent.setup()
}
