// Numbers that the migration gave out.

/** the lexeme that stands in every lot: it counts them */
export const EVERY_LOT = 0
/** the status Опубликован, to which the indexes of open lots are bound */
export const PUBLISHED_STATUS = 2
/** lot_sample holds one of so many */
export const SAMPLE_OF = 100
