// Documents are made by strangers: what is larger or slower than this is not shown but offered as a download.

/** what a browser holds in memory without trouble */
export const MAX_BYTES = 25 * 1024 * 1024
/** what is fetched before anybody has asked for it */
export const MAX_AHEAD_BYTES = 5 * 1024 * 1024
export const MAX_PAGES = 100
/** of an image in a document, in pixels: a scan of A3 in 600 dpi has 70 million */
export const MAX_IMAGE_PIXELS = 80_000_000
/** of a drawn page, in pixels */
export const MAX_CANVAS_PIXELS = 8_000_000
export const MAX_OPENING_MS = 20_000
export const MAX_DRAWING_MS = 20_000
