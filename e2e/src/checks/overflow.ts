import type { Page } from 'playwright-core'

/**
 * What is wider than the screen, and texts that stick out of their box or are cut off without an ellipsis. The headings
 * of a table are never cut off: nothing else says what is in the column.
 */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      found.add(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth}`)

    const endsInEllipsis = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX)
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue?.trim()
      if (
        !text ||
        !node.parentElement?.checkVisibility({ opacityProperty: true }) ||
        node.parentElement.closest('script, style, option, .visually-hidden')
      )
        continue
      range.selectNodeContents(node)
      const rectangles = [...range.getClientRects()]
      for (let box: Element | null = node.parentElement; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box)
        // a chart places its own texts, in boxes without a size; what leaves the picture is cut off by it
        if (box.parentElement?.closest('svg') === null && box.localName === 'svg') {
          const picture = box.getBoundingClientRect()
          if (rectangles.some((line) => line.right > picture.right + 1 || line.left < picture.left - 1))
            found.add(`«${text}» sticks out of its svg`)
          break
        }
        if (endsInEllipsis(style) || scrolls(style)) break
        if (style.display === 'inline' || style.display === 'contents') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isCut =
          style.overflowY !== 'visible' && rectangles.some((line) => line.bottom > bottom + 2 || line.top < top - 2)
        const sticksOut = isCut || rectangles.some((line) => line.right > right + 1 || line.left < left - 1)
        if (sticksOut) found.add(`«${text}» sticks out of its ${box.localName}`)
        if (sticksOut || /absolute|fixed/.test(style.position)) break
      }
    }
    for (const heading of document.querySelectorAll('th'))
      if (heading.checkVisibility() && heading.scrollWidth > heading.clientWidth)
        found.add(`the heading «${heading.textContent.trim()}» is cut off`)
    return [...found]
  })
}
