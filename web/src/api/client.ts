import { createClient } from '@tendertap/contract/client/client'
import { saveFile } from '../lib/save-file.ts'
import { token } from './token.ts'

let runLogout: () => void = () => undefined

/** Sets what a 401 answer runs. The session imports this file, so this file cannot import the session. */
export function setLogout(logout: () => void): void {
  runLogout = logout
}

/** Ends the session here, as a 401 answer does. */
export function logOut(): void {
  token.clear()
  runLogout()
}

const client = createClient({
  token: token.read,
  clearToken: token.clear,
  onUnauthorized: () => runLogout(),
  saveFile,
  // spec 1 §8-9: failures are logged, also those that a screen shows, and so are a failed save and a download above
  // 100 MB
  // oxlint-disable-next-line no-console
  onError: (error) => console.error(error),
  // oxlint-disable-next-line no-console
  warn: (message) => console.warn(message),
})

/** Every call of the contract: `send('lots/getLots', { page: 2 })`. */
export const send = client.send

/** Saves a file of the catalogue under its own name: `download(toDocumentPath(fileName), originalFileName)`. */
export const download = client.download

/** The bytes of a file of the catalogue: `fetchFile(toDocumentPath(fileName), maxBytes)`; null if there are more. */
export const fetchFile = client.fetchFile
