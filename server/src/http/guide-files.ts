// spec 1 §2, help: the PDF guide is a static file of the site root, one per language. It is saved under a name people
// find again.
const NAMES: Readonly<Record<string, string>> = {
  'guide-ru.pdf': 'Tendertap. Руководство пользователя.pdf',
  'guide-kz.pdf': 'Tendertap. Пайдаланушы нұсқаулығы.pdf',
  'guide-en.pdf': 'Tendertap. User guide.pdf',
}

/** The Content-Disposition of a file of the guide; null for any other file. */
export function toGuideDisposition(fileName: string): string | null {
  const name = NAMES[fileName]
  return name === undefined ? null : `attachment; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
