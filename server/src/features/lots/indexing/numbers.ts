// Numbers that the migration gave out.

/** the lexeme that stands in every lot: it counts them */
export const EVERY_LOT = 0
/** the lexeme that counts published lots; no lot is found by it */
export const OPEN_LOTS = -1
/** the status Опубликован, to which the indexes of open lots are bound */
export const PUBLISHED_STATUS = 2
/** lot_sample holds one of so many */
export const SAMPLE_OF = 100
