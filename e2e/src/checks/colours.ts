/** An element with a text of its own, and what its contrast depends on. */
interface ColouredText {
  element: Element
  /** the same for two texts whose contrast is the same */
  look: string
}

/** Runs in the page. Returns one element for each look: the first that has it. */
export function collectColours(): ColouredText[] {
  const backgrounds = new Map<Element | null, string>([[null, '']])
  /** What is painted behind the children of an element, from the inside to the outside. */
  const describeBackground = (element: Element | null): string => {
    const known = backgrounds.get(element)
    if (known !== undefined || element === null) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const own = [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
      // it may lie on something that is not around it
      /absolute|fixed|sticky/.test(position) ? `${position} ${element.getAttribute('class')}` : '',
    ].join('')
    const all =
      own === '' ? describeBackground(element.parentElement) : `${own} ${describeBackground(element.parentElement)}`
    backgrounds.set(element, all)
    return all
  }

  const texts = new Map<string, Element>()
  // what an open dialog hides is judged on the screen without it
  const hidden = document.querySelector('[aria-modal=true]') && document.querySelector('#root')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.nodeValue?.trim() || !element?.checkVisibility() || hidden?.contains(element)) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const names = `${element.getAttribute('class')} ${element.parentElement?.getAttribute('class')}`
    const look = [color, fontSize, fontWeight, textShadow, names, describeBackground(element)].join(' ')
    if (!texts.has(look)) texts.set(look, element)
  }
  return Array.from(texts, ([look, element]) => ({ look, element }))
}
