// From where on things are done another way. Figures: docs/decisions/0017 and 0018.
export interface Scale {
  /** how many lots a walk may pass before the indexes are asked instead */
  walk: number
  /** a catalogue so small is counted */
  fewLots: number
  /** a word in so few lots is counted */
  rare: number
  /** fewer lots of the sample tell too little; so few can be counted */
  telling: number
  /** texts are long: for a phrase only so many lots are read through, the first in the order asked for */
  readThrough: number
  /** nobody leafs farther; a list that long wants a filter */
  farthestRow: number
}

export const SCALE: Scale = {
  walk: 20_000,
  fewLots: 50_000,
  rare: 20_000,
  telling: 200,
  readThrough: 2_000,
  farthestRow: 10_000,
}
