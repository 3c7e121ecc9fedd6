/** As many unread notices as a person can take in; the bell shows «99+» from there on. */
export const MOST_UNREAD = 100
