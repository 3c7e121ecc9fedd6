/** spec 1 §7: a JSON body; if any field is a file, multipart form data. */
export function toRequestBody(input: object): string | FormData {
  const fields = Object.entries(input) as [string, unknown][]
  if (!fields.some(([, value]) => listFiles(value).length > 0)) return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of fields) append(form, name, value)
  return form
}

function listFiles(value: unknown): Blob[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter((item) => item instanceof Blob)
}

function append(form: FormData, name: string, value: unknown): void {
  const blobs = listFiles(value)
  for (const blob of blobs) form.append(name, blob)
  if (blobs.length > 0 || value === undefined || value === null) return
  form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
}
