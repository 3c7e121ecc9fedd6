/** What is bought, by the id that the state portal and the single window share. */
export const SUBJECT_TYPES: ReadonlyMap<number, string> = new Map([
  [1, 'Товар'],
  [2, 'Работа'],
  [3, 'Услуга'],
])
