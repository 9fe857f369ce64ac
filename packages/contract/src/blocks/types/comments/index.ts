import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'

const none = z.literal(false).default(false)

/** Comments are written or come as files, nobody records one here: `true` is refused rather than kept without an effect. */
const recordings = { is_audio_comment_enabled: none, is_video_comment_enabled: none }
const noRecordings = { is_audio_comment_enabled: false, is_video_comment_enabled: false } as const

const settings = {
  /** What was written stays to be read by the team; learners do not see the unit. */
  is_comments_disabled: z.boolean(),
  is_file_comment_enabled: z.boolean(),
  ...recordings,
}

/** Unit type 6: a place where the people of a course talk about the lesson (document 002 §2). */
export const commentsBlock = defineBlockType({
  typeId: unitType.comments,
  completion: 'read',
  isText: true,
  standIn: 'comments',
  content: z.object(settings),
  publicContent: z.object(settings),
  create: () => ({ is_comments_disabled: false, is_file_comment_enabled: true, ...noRecordings }),
  toPublic: ({ is_comments_disabled, is_file_comment_enabled }) => ({
    is_comments_disabled,
    is_file_comment_enabled,
    ...noRecordings,
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
  sample: { is_comments_disabled: false, is_file_comment_enabled: true, ...noRecordings },
})
