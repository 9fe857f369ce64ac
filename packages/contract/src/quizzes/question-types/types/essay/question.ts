import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { blankQuestion, questionHead, questionLimits, questionTail } from '../../shared/common.ts'
import { peerField } from '../../shared/peers/peer-option.ts'
import { issuesOfPeers, peerLinesOf, type PeerTerms } from '../../shared/peers/peer-terms.ts'
import type { Issue } from '../../question-type.ts'
import { essayLimits } from './essay-limits.ts'

/** One thing that is looked for in an essay, and what it is worth. */
const guideLine = z.object({
  id: clientKey,
  criterion: z.string().max(questionLimits.optionText),
  points: z.number().min(0).max(questionLimits.points).multipleOf(0.01),
  description: z.string().max(questionLimits.optionText).default(''),
})

const words = z.int().min(1).max(essayLimits.words).nullable().default(null)

/**
 * A long text, judged by a person after the lines of `marking_guide`. The guide is part of the key: learners see it with
 * full information, after finishing.
 */
export const essayQuestion = z.object({
  ...questionHead,
  ...questionTail,
  ...peerField,
  type: z.literal('essay'),
  /** How long it should be; null without a limit. */
  words_min: words,
  words_max: words,
  marking_guide: z.array(guideLine).max(essayLimits.guide).default([]),
})
export type EssayQuestion = z.infer<typeof essayQuestion>
export type GuideLine = z.infer<typeof guideLine>

/** Of any length, without a guide. */
export const createEssay = (key: () => string): EssayQuestion => ({
  ...blankQuestion(key, essayLimits.usualPoints),
  type: 'essay',
  words_min: null,
  words_max: null,
  marking_guide: [],
})

/** What the lines of a guide are worth together, without the errors of binary fractions. */
export const sumOfGuide = (guide: readonly Pick<GuideLine, 'points'>[]): number =>
  guide.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100

/** How its learners review each other, after its guide; null where they do not. */
export const peersOfEssay = ({ peer_review, points, marking_guide }: EssayQuestion): PeerTerms | null =>
  peer_review ? { option: peer_review, lines: peerLinesOf(points, marking_guide) } : null

/** The question is written, its limits leave room, its guide gives out exactly its points, and its examples are marked. */
export const findEssayIssues = (question: EssayQuestion): Issue[] => {
  const { name, points, words_min, words_max, marking_guide } = question
  return [
    ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...(words_min !== null && words_max !== null && words_min > words_max ? [{ code: 'words_crossed' }] : []),
    ...marking_guide
      .filter(({ criterion }) => criterion.trim() === '')
      .map(({ id }) => ({ code: 'criterion_empty', at: id })),
    ...(marking_guide.length > 0 && sumOfGuide(marking_guide) !== points ? [{ code: 'guide_points' }] : []),
    ...issuesOfPeers(peersOfEssay(question)),
  ]
}
