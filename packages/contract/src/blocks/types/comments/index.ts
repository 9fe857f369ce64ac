import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'

const settings = {
  /** What was written stays to be read by the team; learners do not see the unit. */
  is_comments_disabled: z.boolean(),
  is_file_comment_enabled: z.boolean(),
}

/** Unit type 6: a place where the people of a course talk about the lesson (document 002 §2). */
export const commentsBlock = defineBlockType({
  typeId: unitType.comments,
  completion: 'read',
  isText: true,
  standIn: 'comments',
  content: z.object(settings),
  publicContent: z.object(settings),
  create: () => ({ is_comments_disabled: false, is_file_comment_enabled: true }),
  toPublic: ({ is_comments_disabled, is_file_comment_enabled }) => ({
    is_comments_disabled,
    is_file_comment_enabled,
  }),
  isEmpty: () => false,
  tasks: () => [],
  quizIds: () => [],
  opening: () => null,
  isCheckpoint: () => false,
  files: () => [],
  words: () => '',
  letters: () => 0,
  isShownEmpty: ({ is_comments_disabled }) => is_comments_disabled,
  shownQuizIds: () => [],
  playedFrom: () => null,
  sample: { is_comments_disabled: false, is_file_comment_enabled: true },
})
