import { z } from 'zod'
import { blankQuestion, questionHead, questionTail } from '../../shared/common.ts'
import { openFields } from '../../shared/open/open-fields.ts'
import { takesFiles, takesText, textAnswerType } from '../../shared/open/open-kinds.ts'
import { peerField } from '../../shared/peers/peer-option.ts'
import { isForPeers, issuesOfPeers, peerLinesOf, type PeerTerms } from '../../shared/peers/peer-terms.ts'
import type { Issue } from '../../question-type.ts'

/**
 * Words, files, a voice or a film, judged by a person. `text_answer_type_id` says how words are entered and `can_upload`
 * whether files are taken (document 002 §3, §6). Recordings have flags of their own, `is_audio_enabled` and
 * `is_video_enabled`: those of the documents, `is_audio_comment_enabled` and `is_video_comment_enabled`, speak of comments
 * and stand in every question's head. The documents' `upload_files` is what a learner sent, here `files` of the answer's row.
 */
export const textMediaQuestion = z.object({
  ...questionHead,
  ...questionTail,
  ...openFields,
  ...peerField,
  type: z.literal('text_media_answer'),
})
export type TextMediaQuestion = z.infer<typeof textMediaQuestion>

/** An area to write in, and nothing beside it. */
export const createTextMedia = (key: () => string): TextMediaQuestion => ({
  ...blankQuestion(key),
  type: 'text_media_answer',
  text_answer_type_id: textAnswerType.area,
  can_upload: false,
  is_audio_enabled: false,
  is_video_enabled: false,
})

/** How its learners review each other; null where they do not, or where an answer would tell who gave it. */
export const peersOfTextMedia = (question: TextMediaQuestion): PeerTerms | null => {
  const { peer_review: option, points } = question
  return option && isForPeers(question) ? { option, lines: peerLinesOf(points, []) } : null
}

/** The question is written, there is some way to answer it, and its examples are marked. */
export const findTextMediaIssues = (question: TextMediaQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(takesText(question) || takesFiles(question) ? [] : [{ code: 'nothing_to_answer' }]),
  ...issuesOfPeers(peersOfTextMedia(question)),
]
