import { z } from 'zod'
import { option, questionHead, questionTail, blankQuestion } from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'

/** Two fixed options, the first of them yes. An empty label is shown as yes or no in the reader's language. */
export const yesNoQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('yes_no'),
  answers: z.tuple([option, option]),
})
export type YesNoQuestion = z.infer<typeof yesNoQuestion>

/** Yes or no, and yes is right. */
export const createYesNo = (key: () => string): YesNoQuestion => ({
  ...blankQuestion(key),
  type: 'yes_no',
  answers: [
    { id: key(), text: '', is_correct: true, points: 0 },
    { id: key(), text: '', is_correct: false, points: 0 },
  ],
})

/** One label is right, or none when the question is not scored; they do not read alike. */
export const findYesNoIssues = ({ name, answers: [yes, no] }: YesNoQuestion): Issue[] => [
  ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(yes.is_correct && no.is_correct ? [{ code: 'several_correct' }] : []),
  ...(yes.text.trim() !== '' && yes.text.trim() === no.text.trim()
    ? [{ code: 'option_repeated', at: no.id }]
    : []),
]
