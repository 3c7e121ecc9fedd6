import { useEffect } from 'react'

/** The title of the browser's tab: the page first, since tabs are narrow. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tendertap`
  }, [title])
}
