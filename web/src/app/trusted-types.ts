// Imported before anything else. The kit assigns plain CSS text through innerHTML, which the page's policy
// (require-trusted-types-for 'script') stops unless a default policy lets it pass; markup is never let through.
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown
}

/** Returns the text when it holds no markup; throws otherwise. */
export function refuseMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup must not be assigned as HTML')
  return text
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', { createHTML: refuseMarkup })
