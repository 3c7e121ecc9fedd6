/** The <main> of every page: the skip link and the focus after a change of page lead to it. */
export const CONTENT_ID = 'content'
