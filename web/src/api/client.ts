import { createClient } from '@tendertap/contract/client/client'
import { saveFile } from '../lib/save-file.ts'
import { token } from './token.ts'

let runLogout: () => void = () => undefined

/** The session says how to log out; it depends on the calls, not they on it. */
export function whenUnauthorized(logout: () => void): void {
  runLogout = logout
}

const client = createClient({
  token: token.read,
  clearToken: token.clear,
  onUnauthorized: () => runLogout(),
  saveFile,
  // spec 1 §8-9: a failed save and a download above 100 MB are logged.
  // oxlint-disable-next-line no-console
  warn: (message) => console.warn(message),
})

/** Every call of the contract: `send('lots/getLots', { page: 2 })`. */
export const send = client.send

/** Saves a file of the catalogue under its own name: `download(toDocumentPath(fileName), originalFileName)`. */
export const download = client.download
