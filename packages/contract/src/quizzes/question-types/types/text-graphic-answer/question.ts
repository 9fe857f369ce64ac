import { z } from 'zod'
import { blankQuestion, questionHead, questionTail } from '../../shared/common.ts'
import { openFields } from '../../shared/open/open-fields.ts'
import { takesFiles, takesText, textAnswerType } from '../../shared/open/open-kinds.ts'
import { peerField } from '../../shared/peers/peer-option.ts'
import { isForPeers, issuesOfPeers, peerLinesOf, type PeerTerms } from '../../shared/peers/peer-terms.ts'
import type { Issue } from '../../question-type.ts'

/**
 * An assignment: a block to read and one open answer, judged by a person. Without `is_answer_enabled` there is nothing to
 * answer: it is read, counts as given and is not scored (document 002 §4).
 */
export const textGraphicQuestion = z.object({
  ...questionHead,
  ...questionTail,
  ...openFields,
  ...peerField,
  type: z.literal('text_graphic_answer'),
  is_answer_enabled: z.boolean().default(true),
})
export type TextGraphicQuestion = z.infer<typeof textGraphicQuestion>

/** Everything that an assignment can take. */
export const createTextGraphic = (key: () => string): TextGraphicQuestion => ({
  ...blankQuestion(key),
  type: 'text_graphic_answer',
  is_answer_enabled: true,
  text_answer_type_id: textAnswerType.area,
  can_upload: true,
  is_audio_enabled: true,
  is_video_enabled: true,
})

/** How its learners review each other; null where they do not, where there is nothing to answer, or where an answer would tell who gave it. */
export const peersOfTextGraphic = (question: TextGraphicQuestion): PeerTerms | null => {
  const { peer_review: option, points, is_answer_enabled: isAnswered } = question
  return option && isAnswered && isForPeers(question) ? { option, lines: peerLinesOf(points, []) } : null
}

/** The assignment is written; where it asks for an answer, there is some way to give one. */
export const findTextGraphicIssues = (question: TextGraphicQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(!question.is_answer_enabled || takesText(question) || takesFiles(question)
    ? []
    : [{ code: 'nothing_to_answer' }]),
  ...issuesOfPeers(peersOfTextGraphic(question)),
]
