/** A place for comments, and comments on an attempt that was handed in. */
export interface CommentIds {
  readonly commentUnit: number
  /** Of the learner of the attempt. */
  readonly comment: number
  /** Deleted by the same a moment ago. */
  readonly deletedComment: number
  /** Of the owner of the school. */
  readonly teamComment: number
  /** Of somebody else, below the lesson. */
  readonly othersComment: number
  /** Such a one, reported by the owner where they are two people. */
  readonly reportedComment: number
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
    owner,
    learner,
    other,
  }: {
    readonly lesson: number
    readonly attempt: number
    readonly owner: string
    readonly learner: string
    readonly other: string
  },
): Promise<CommentIds> => {
  const content = { is_comments_disabled: false, is_file_comment_enabled: true }
  const { info_units } = await send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Talk',
    info_units: [{ key: 'sample-comments', type_id: 6, content }],
  })
  const [unit] = info_units
  if (!unit) throw new Error('The place for comments was not stored.')
  const draft = { ...placeOf(attempt), text: 'Sample comment' }
  const below = { commentable_type: 'info-unit', commentable_id: unit.id, text: 'Of somebody else' }
  const { id: othersComment } = await send('POST', '/comments', below, other)
  const { id: reportedComment } = await send('POST', '/comments', below, other)
  if (owner !== other) await send('POST', `/comments/${reportedComment}/report`, { reason: 'other' })
  const deletedComment = (await send('POST', '/comments', draft, learner)).id
  await send('DELETE', `/comments/${deletedComment}`, undefined, learner)
  return {
    deletedComment,
    othersComment,
    reportedComment,
    commentUnit: unit.id,
    comment: (await send('POST', '/comments', draft, learner)).id,
    teamComment: (await send('POST', '/comments', draft)).id,
  }
}

/** An attempt as what is commented on. */
export const placeOf = (attempt: number) => ({ commentable_type: 'quiz-attempt', commentable_id: attempt })
