// spec 2 §3: the score in per cent from which a lot matches an interest.
export const DEFAULT_MIN_SCORE = 75
