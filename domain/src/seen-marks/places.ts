// What a person has seen is remembered per place: a tender's page, or the page of the day. A mark is the number of the
// last change of the catalogue that was shown there.

const TENDER = 'tender:'

/** The page of the day. */
export const TODAY = 'today'

/** The page of a tender. */
export const getTenderPlace = (tenderId: number): string => `${TENDER}${tenderId}`

/** The tender whose page this is; null for every other place. */
export function readTenderPlace(place: string): number | null {
  const id = place.startsWith(TENDER) ? place.slice(TENDER.length) : ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

export function isPlace(place: string): boolean {
  return place === TODAY || readTenderPlace(place) !== null
}
