/** The server writes a fresh nonce into the page on every request; the kit puts it on the styles it makes. */
export function readStyleNonce(): string {
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''
}
