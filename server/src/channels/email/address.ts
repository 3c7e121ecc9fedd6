// spec 1 §5 asks of an e-mail that it has one @. A mail server asks for more, and whatever could pass for a second
// address, a name or a command never gets near one.
const MAILABLE = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)*$/u
const MAX_LENGTH = 254

export function isMailable(address: string): boolean {
  return address.length <= MAX_LENGTH && MAILABLE.test(address)
}
