const MAX_LENGTH = 200

/** An error's words without the values in them: no address, no id, no text of a tenant. */
export function hideValues(problem: string): string {
  const hidden = problem
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '…')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '…')
    // names of columns and constraints stay
    .replaceAll(/"([^"]*)"/g, (quoted, inner: string) => (/^[a-z][a-z\d_.]*$/.test(inner) ? quoted : '"…"'))
    .replaceAll(/«[^»]*»/g, '«…»')
    .replaceAll(/\d{5,}/g, '…')
    .trim()
  return hidden.length > MAX_LENGTH ? `${hidden.slice(0, MAX_LENGTH - 1)}…` : hidden
}
