import type { Page } from 'playwright-core'

/** A text of the product itself, with the language it claims to be in. */
export interface PageText {
  text: string
  lang: string
}

/**
 * Everything the page says in words of its own, to the eye and to a screen reader; what portals and people wrote is
 * left out.
 */
export function readTexts(page: Page): Promise<PageText[]> {
  return page.evaluate(() => {
    const texts: PageText[] = [{ text: document.title, lang: document.documentElement.lang }]
    const add = (element: Element, text: string | null) => {
      if (!text?.trim() || element.closest('[data-source], script, style')) return
      texts.push({ text: text.trim(), lang: element.closest('[lang]')?.getAttribute('lang') ?? '' })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element?.checkVisibility() || element?.matches('option')) add(element, walker.currentNode.nodeValue)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element, element.getAttribute(name))
    }
    return texts
  })
}
