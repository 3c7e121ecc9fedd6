// The library of company documents.
import type { Role } from '../roles.ts'

export const DOCUMENT_CATEGORIES = ['tax_certificate', 'licence', 'power_of_attorney', 'certificate', 'other'] as const
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]

export const MAX_TITLE = 300

/** A workspace has at most so many, archived ones not counted. */
export const MAX_COMPANY_DOCUMENTS = 500

/** Who adds, renews and archives them; everyone who sees the work may read them. */
export const LIBRARY_KEEPERS = ['manager', 'procurement', 'admin'] as const satisfies readonly Role[]
