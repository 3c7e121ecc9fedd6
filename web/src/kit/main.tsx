import '../app/trusted-types.ts'
import '@fontsource-variable/golos-text/wght.css'
import '../ui/theme/base.css'
import '../ui/theme/account.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readStyleNonce } from '../app/style-nonce.ts'
import { loadTexts, switchLanguage } from '../i18n/texts.ts'
import { cssVariables, theme } from '../ui/theme/theme.ts'
import { KitPage } from './KitPage.tsx'
import { parseSettings } from './settings.ts'

const container = document.getElementById('root')
if (!container) throw new Error('kit.html has no #root')

const settings = parseSettings(location.search)
await switchLanguage(settings.language)
await loadTexts('public', 'account', 'errors')
createRoot(container).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      {...(settings.scheme !== 'auto' && { forceColorScheme: settings.scheme })}
      getStyleNonce={readStyleNonce}
    >
      <QueryClientProvider client={new QueryClient()}>
        <KitPage settings={settings} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
