// spec 1 §5 asks only that an e-mail has one @. We hand a mail server no text that it could read as a second address, a
// name or a command.
const MAILABLE = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)*$/u
const MAX_LENGTH = 254

export function isMailable(address: string): boolean {
  return address.length <= MAX_LENGTH && MAILABLE.test(address)
}
