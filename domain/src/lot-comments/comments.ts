export const MAX_COMMENT_LENGTH = 5000
/** People named in one comment. */
export const MAX_MENTIONS = 50

/** Only the author may remove a comment. */
export function isAuthor(comment: { userId: string }, userId: string): boolean {
  return comment.userId === userId
}
