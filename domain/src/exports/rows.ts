/** A list is exported with at most so many rows; a longer one is cut, and the file says so. */
export const MAX_EXPORTED_ROWS = 50_000
