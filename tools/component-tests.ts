// How the component tests run: by vitest in a real Chromium, with the build of React that people get.
import { playwright } from '@vitest/browser-playwright'
import type { UserWorkspaceConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') }

/**
 * The libraries, bundled before the first test. Nothing is bundled later: that would reload the page in the middle of a
 * run. A library that is missing here is loaded file by file, and if it is CommonJS, not at all.
 */
const LIBRARIES = [
  '@mantine/charts',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@testing-library/dom',
  '@testing-library/user-event',
  'dayjs/locale/kk',
  'dayjs/locale/ru',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'read-excel-file/universal',
  'uqr',
  'zod',
]

export const componentTests: UserWorkspaceConfig = {
  define: PRODUCTION,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    noDiscovery: true,
    include: LIBRARIES,
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  test: {
    name: 'components',
    include: ['web/src/**/*.test.tsx'],
    setupFiles: ['web/src/testing/setup.ts'],
    globalSetup: ['tools/need-chromium.ts'],
    // alone, because their pages keep both cores busy
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      // it would record every test, to keep what failed
      traceView: 'off',
      dependencySourcemaps: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
        // nothing of the machine's own; without animations, no test checks or clicks something that still moves
        contextOptions: { locale: 'ru-RU', timezoneId: 'Asia/Almaty', reducedMotion: 'reduce' },
      }),
      viewport: { width: 1400, height: 900 },
      instances: [{ browser: 'chromium' }],
    },
  },
}
