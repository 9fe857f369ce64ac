/** A place for comments, and comments on an attempt that was handed in. */
export interface CommentIds {
  readonly commentUnit: number
  /** Of the learner of the attempt. */
  readonly comment: number
  /** Deleted by the same a moment ago. */
  readonly deletedComment: number
  /** Of the owner of the school. */
  readonly teamComment: number
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
  as?: string,
) => Promise<{ id: number; info_units: { id: number }[] }>

/** Adds a place for comments to a lesson, and lets a learner and the team talk about an attempt. */
export const prepareComments = async (
  send: Send,
  {
    lesson,
    attempt,
    learner,
  }: { readonly lesson: number; readonly attempt: number; readonly learner: string },
): Promise<CommentIds> => {
  const content = { is_comments_disabled: false, is_file_comment_enabled: true }
  const { info_units } = await send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Talk',
    info_units: [{ key: 'sample-comments', type_id: 6, content }],
  })
  const [unit] = info_units
  if (!unit) throw new Error('The place for comments was not stored.')
  const draft = { ...placeOf(attempt), text: 'Sample comment' }
  const deletedComment = (await send('POST', '/comments', draft, learner)).id
  await send('DELETE', `/comments/${deletedComment}`, undefined, learner)
  return {
    deletedComment,
    commentUnit: unit.id,
    comment: (await send('POST', '/comments', draft, learner)).id,
    teamComment: (await send('POST', '/comments', draft)).id,
  }
}

/** An attempt as what is commented on. */
export const placeOf = (attempt: number) => ({ commentable_type: 'quiz-attempt', commentable_id: attempt })
