import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptLanguage } from '../features/session/language.ts'
import { loadTexts } from '../i18n/texts.ts'
import { showBootFailure } from './boot-failure.ts'
import { createAppRouter } from './routes/router.ts'
import { followSession } from './session-routes.ts'

/** The outline in index.html stays until the first page is ready: its profile, its texts and its scripts. */
export async function start(container: HTMLElement): Promise<void> {
  const router = createAppRouter()
  followSession(router)
  try {
    await adoptLanguage(null)
    await Promise.all([loadTexts('public', 'errors'), router.load()])
  } catch (error) {
    showBootFailure(container)
    throw error
  }
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
