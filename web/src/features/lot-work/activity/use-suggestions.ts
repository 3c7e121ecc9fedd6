import { findTypedName } from '@tendertap/domain/lot-comments/mentions'
import { useState } from 'react'
import { useMe } from '../../session/current-session.ts'
import type { NamedMember } from './use-members.ts'

const MOST = 6

/** The text of a comment while it is typed, and the colleagues whose name is being typed. */
export function useSuggestions(members: readonly NamedMember[]) {
  const myId = useMe()?.id
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const typed = isClosed ? null : findTypedName(text, caret)
  const suggested = typed ? members.filter((member) => member.id !== myId && fits(member, typed.typed)) : []
  return {
    text,
    type: (next: string, at: number) => {
      setText(next)
      setCaret(at)
      setActive(0)
      setClosed(false)
    },
    moveCaret: setCaret,
    suggested: suggested.slice(0, MOST),
    active: Math.min(active, Math.max(0, suggested.length - 1)),
    activate: setActive,
    /** Puts the name in the place of what was typed; gives the place after it. */
    insert: ({ fullName }: NamedMember): number => {
      const from = typed?.from ?? caret
      const name = `@${fullName} `
      setText(text.slice(0, from) + name + text.slice(caret))
      setCaret(from + name.length)
      setClosed(true)
      return from + name.length
    },
    close: () => setClosed(true),
    clear: () => {
      setText('')
      setCaret(0)
    },
  }
}

/** Some word of the name begins so; a name that is there in full needs no suggestion. */
function fits({ fullName }: NamedMember, typed: string): boolean {
  const name = fullName.toLocaleLowerCase('ru')
  const wanted = typed.toLocaleLowerCase('ru')
  if (wanted.trimEnd() === name || wanted.startsWith(`${name} `)) return false
  return name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted))
}
