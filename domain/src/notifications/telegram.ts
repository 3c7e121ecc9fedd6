// RESOLUTIONS §10: a token of 32 random bytes connects a chat to a profile, once, within 15 minutes.
export const TELEGRAM_TOKEN_BYTES = 32
export const TELEGRAM_TOKEN_MINUTES = 15

/** Opens the bot with the token; Telegram allows 64 characters of A-Z, a-z, 0-9, _ and - there. */
export function buildTelegramLink(telegramUrl: string, botUsername: string, token: string): string {
  return `${telegramUrl}/${botUsername}?start=${token}`
}

/** The message to the bot that does the same as the link. */
export function buildTelegramCommand(token: string): string {
  return `/start ${token}`
}
