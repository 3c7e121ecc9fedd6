/**
 * The link in a letter. Opened, it is a page that asks; a mail program's own button sends POST to it (RFC 8058),
 * without a session: whoever has the letter may switch off what it is about.
 */
export const UNSUBSCRIBE_PATH = '/unsubscribe'
