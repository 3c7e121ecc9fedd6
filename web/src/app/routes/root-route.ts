import { createRootRoute } from '@tanstack/react-router'
import { FailurePage } from '../FailurePage.tsx'
import { RootLayout } from '../RootLayout.tsx'

export const root = createRootRoute({ component: RootLayout, errorComponent: FailurePage })
