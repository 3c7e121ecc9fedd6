// A group of goods is a class of ENS TRU: the first six digits of the code.
import { toEnsTruPrefix } from '../lots/classifiers.ts'

const GROUP_DIGITS = 6
/** of a whole code, such as 172312.700.000012 */
const CODE_DIGITS = 15

/**
 * The group of a code as people write it: '172312', '17.23.12' or '172312.700.000012'. '' means no group; null: the
 * text is no code, or too short a one.
 */
export function readGroup(text: string): string | null {
  const written = text.trim()
  if (written === '') return ''
  if (!/^[\d.\s]+$/.test(written)) return null
  const digits = toEnsTruPrefix(written)
  return digits.length < GROUP_DIGITS || digits.length > CODE_DIGITS ? null : digits.slice(0, GROUP_DIGITS)
}

export const isGroup = (text: string): boolean => /^\d+$/.test(text) && text.length === GROUP_DIGITS

/** Whether purchases of a group can be in a category ('' is any), so that both together find something. */
export const isGroupOf = (group: string, division: string): boolean => group.startsWith(division)
