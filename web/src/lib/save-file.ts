/** Gives the browser a file to save under this name. */
export function saveFile(blob: Blob, name: string): Promise<void> {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked once the click has been handled; earlier would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 0)
  return Promise.resolve()
}
