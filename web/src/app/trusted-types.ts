// Imported before anything else. The kit assigns plain CSS text through innerHTML, which the page's policy
// (require-trusted-types-for 'script') stops unless a default policy lets it pass; markup is never let through.
// The one worker reads the documents that are shown; nothing else may be started by an address.
interface Rules {
  createHTML(text: string): string
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown
}

const WORKER = /^\/assets\/pdf\.worker\.min-[\w-]+\.mjs$/

/** Returns the text when it holds no markup; throws otherwise. */
export function refuseMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup must not be assigned as HTML')
  return text
}

/** Returns the address when it is our own worker's; throws otherwise. */
export function allowWorker(url: string): string {
  if (!WORKER.test(url)) throw new TypeError('Only our own worker may be started')
  return url
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', { createHTML: refuseMarkup, createScriptURL: allowWorker })
