// spec 2 §3: per cent a lot must reach to match an interest.
export const DEFAULT_MIN_SCORE = 75
