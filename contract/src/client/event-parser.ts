// Reads a text/event-stream piece by piece. Lines end with LF or CRLF. The standard also allows a lone CR, but our
// server does not send it.

export interface StreamEvent {
  /** of this event, or of the last one that had an id */
  id: string
  name: string
  /** null when the server sent only a new id */
  data: string | null
}

export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = ''
  let id = ''
  let pending: { name: string; data: string[]; moved: boolean } = { name: '', data: [], moved: false }

  function readLine(line: string): StreamEvent | null {
    if (line === '') return dispatch()
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') pending.name = value
    if (field === 'data') pending.data.push(value)
    if (field === 'id' && !value.includes('\0')) {
      pending.moved = true
      id = value
    }
    return null
  }

  function dispatch(): StreamEvent | null {
    const { name, data, moved } = pending
    pending = { name: '', data: [], moved: false }
    if (data.length === 0) return moved ? { id, name: '', data: null } : null
    return { id, name: name || 'message', data: data.join('\n') }
  }

  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    return lines.map((line) => readLine(line.replace(/\r$/, ''))).filter((event) => event !== null)
  }
}
