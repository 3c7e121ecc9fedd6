import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CONTENT_ID } from '../ui/page/content-id.ts'
import { Providers } from './Providers.tsx'

/** After a change of page the focus moves to the start of the new page, as it would after a real page load. */
function useFocusOnNewPage(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(pathname)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (before.current === pathname) return
    before.current = pathname
    if (isFirst) return
    const content = document.getElementById(CONTENT_ID)
    // the address may ask for a section of the page, which has taken it already
    if (!content?.querySelector('[data-section]:focus')) content?.focus({ preventScroll: true })
  }, [pathname])
}

export function RootLayout() {
  useFocusOnNewPage()
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}
