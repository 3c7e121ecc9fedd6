/** The legal pages by their paths, in the order in which they are linked. */
export const LEGAL_DOCUMENTS = ['privacy-policy', 'user-agreement'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]
