/** What an address may ask of a lesson's practices (document 002 §2). */
export interface LessonSearch {
  /** Show the result of this attempt; also that on which a comment is asked for. */
  quiz_attempt_id?: number
  /** Start this quiz at once. */
  start_quiz_id?: number
}

const readId = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Ids of the query as numbers; what is no id is not there. */
export const readLessonSearch = (search: Record<string, unknown>): LessonSearch => {
  const commented =
    search['commentable_type'] === 'quiz-attempt' ? readId(search['commentable_id']) : undefined
  const attempt = readId(search['quiz_attempt_id']) ?? commented
  const start = readId(search['start_quiz_id'])
  return {
    ...(attempt !== undefined && { quiz_attempt_id: attempt }),
    ...(start !== undefined && { start_quiz_id: start }),
  }
}

const asksForComment = /^((result_)?commentable_(type|id)|comment_id)$/

/** What of an address asks for a comment: it leaves the address once the comment is seen. */
export const commentSearch = (search: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => asksForComment.test(name)))
