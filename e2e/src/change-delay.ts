import type { Page } from 'playwright-core'

/** From its next load on, what the page does after `ms` comes after `instead`: a slow machine would act too late. */
export const changeDelay = (page: Page, ms: number, instead: number): Promise<unknown> =>
  page.addInitScript(
    ([usual, changed]) => {
      const { setTimeout } = window
      window.setTimeout = ((act: () => void, delay?: number, ...rest: unknown[]) =>
        setTimeout(act, delay === usual ? changed : delay, ...rest)) as typeof window.setTimeout
    },
    [ms, instead] as const,
  )
