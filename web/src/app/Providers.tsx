import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { useTexts } from '../i18n/texts.ts'
import { Snackbars } from '../ui/snackbars/Snackbars.tsx'
import { colorSchemeManager, DEFAULT_COLOR_SCHEME } from '../ui/theme/color-scheme.ts'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { readStyleNonce } from './style-nonce.ts'

export function Providers({ children }: { children: ReactNode }) {
  const { snackbars } = useTexts('public')
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme={DEFAULT_COLOR_SCHEME}
      getStyleNonce={readStyleNonce}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Snackbars label={snackbars.label} closeLabel={snackbars.close} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
