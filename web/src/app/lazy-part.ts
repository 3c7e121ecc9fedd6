import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Part } from '../i18n/dictionaries.ts'
import { loadTexts } from '../i18n/texts.ts'
import { loadPart } from '../lib/parts.ts'

/**
 * A component that is loaded when it is first shown, with the parts of the dictionary that no route loads for it. The
 * component around it has a `Suspense`.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: Part[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([loadPart(load), loadTexts(...texts)])
    return { default: component }
  })
}
