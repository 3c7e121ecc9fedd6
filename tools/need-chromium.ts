import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts'

/** Says before the first component test what is missing. */
export function setup(): void {
  if (!findChromium()) throw new Error(`The component tests need Chromium: ${HOW_TO_GET_CHROMIUM}`)
}
