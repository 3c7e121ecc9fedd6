// Ids that the migrations assigned.

/** the lexeme of every lot: its count is the number of lots */
export const EVERY_LOT = 0
/** the lexeme that counts the published lots; no lot has it */
export const OPEN_LOTS = -1
/** the status Опубликован, on which the partial indexes of open lots depend */
export const PUBLISHED_STATUS = 2
/** lot_sample has every hundredth lot */
export const SAMPLE_OF = 100
