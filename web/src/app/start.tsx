import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptLanguage } from '../features/session/language.ts'
import { loadTexts } from '../i18n/texts.ts'
import { applyStoredColorScheme } from '../ui/theme/color-scheme.ts'
import { showBootFailure } from './boot-failure.ts'
import { createAppRouter } from './routes/router.ts'
import { followSession } from './session-routes.ts'

/** Nothing is shown before the language and its texts are known. */
export async function start(container: HTMLElement): Promise<void> {
  try {
    applyStoredColorScheme()
    await adoptLanguage(null)
    await loadTexts('public', 'errors')
  } catch (error) {
    showBootFailure(container)
    throw error
  }
  const router = createAppRouter()
  followSession(router)
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
