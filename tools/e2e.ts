// npm run e2e: whole journeys in a real browser, against the demo world.
import { findChromium } from './chromium.ts'
import { runStep } from './run-step.ts'

const chromium = findChromium()
if (!chromium) {
  console.error(
    'npm run e2e needs Chromium: `apt-get install chromium fonts-noto-core` on Debian, or set CHROMIUM to the path of a Chrome or Chromium.',
  )
  process.exit(2)
}
if (!(await runStep({ name: 'build', command: 'npm', arguments: ['run', '--silent', 'build'], show: true })))
  process.exit(1)
const passed = await runStep({
  name: 'journeys',
  command: 'npx',
  arguments: ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)],
  environment: { CHROMIUM: chromium },
  show: true,
})
process.exit(passed ? 0 : 1)
