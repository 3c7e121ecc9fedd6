import { createStoredValue } from '../lib/storage.ts'

// spec 1 §3: the session's JWT is held in local storage under the name token.
export const TOKEN_KEY = 'token'
export const token = createStoredValue(TOKEN_KEY)
