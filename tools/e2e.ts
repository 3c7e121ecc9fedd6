// npm run e2e: whole journeys in a real browser, against the demo world, and a look at every screen. With --built it
// uses the existing build, with --full every screen is seen in all combinations of language, width and colour scheme.
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts'
import { findProgram, runStep } from './run-step.ts'

const chromium = findChromium()
if (!chromium) {
  console.error(`npm run e2e needs Chromium: ${HOW_TO_GET_CHROMIUM}`)
  process.exit(2)
}
const OWN = ['--built', '--full']
const args = process.argv.slice(2).filter((arg) => !OWN.includes(arg))
const build = () => runStep({ name: 'build', command: process.execPath, arguments: ['tools/build.ts'], show: true })
if (!process.argv.includes('--built') && !(await build())) process.exit(1)
const passed = await runStep({
  name: 'journeys',
  command: findProgram('vitest'),
  arguments: ['run', '--config', 'e2e/vitest.config.ts', ...args],
  environment: { CHROMIUM: chromium, ...(process.argv.includes('--full') && { FULL: '1' }) },
  show: true,
})
process.exit(passed ? 0 : 1)
