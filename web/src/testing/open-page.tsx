import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { me } from '@tendertap/contract/examples/people'
import type { Role } from '@tendertap/domain/roles'
import { page } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { token } from '../api/token.ts'
import { createAppRouter } from '../app/routes/router.ts'
import { session } from '../features/session/current-session.ts'
import { adoptLanguage } from '../features/session/language.ts'
import { loadTexts } from '../i18n/texts.ts'
import { cleanup, render } from './render.tsx'
import { settle } from './settle.ts'
import { startFakeServer, type Answers, type FakeServer } from './server.ts'

interface PageOptions {
  roles?: Role[]
  /** of the window, in pixels */
  width?: number
  answers?: Answers
}

export interface OpenPage {
  person: UserEvent
  server: FakeServer
  /** the query parameters of the address */
  readSearch(): object
  /** Is there a page before this one in the browser's history? */
  canGoBack(): boolean
}

/** Opens a page of the real application in Russian, for a signed-in person, over a stand-in for the wire. */
export async function openPage(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const { roles = me.roles, width = 1400, answers = {} } = options
  cleanup()
  const server = startFakeServer({ 'me/getMe': () => ({ ...me, roles }), ...answers })
  await page.viewport(width, 900)
  token.write('the-token')
  session.forget()
  queryClient.clear()
  await adoptLanguage('ru')
  await loadTexts('public', 'errors')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  render(<RouterProvider router={router} />)
  await settle()
  return {
    person: userEvent.setup(),
    server,
    readSearch: () => router.state.location.search,
    canGoBack: () => router.history.canGoBack(),
  }
}
