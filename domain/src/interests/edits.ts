// Changes of an interest profile that are proposed so that a lot comes to match it.

/**
 * keyword: add it. exclusion: remove this excluded word. class: confirm it. minScore: lower it to this percent. filter:
 * remove the filter of this name.
 */
export const PROFILE_EDITS = ['keyword', 'exclusion', 'class', 'minScore', 'filter'] as const
export type ProfileEditKind = (typeof PROFILE_EDITS)[number]

/** The cost of an exclusion is counted over the matches of these last days. */
export const EXCLUSION_COST_DAYS = 90
