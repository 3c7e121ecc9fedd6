// The customers and tenders that a person follows: of a customer the new lots, of a tender its changes. Ours.
export const MAX_FOLLOWED = 200
