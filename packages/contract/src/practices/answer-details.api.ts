import { z } from 'zod'
import { answerLimits } from '../attempts/answer-payload.ts'
import { attemptQuestion, attemptVersionsShown, resultRow } from '../attempts/attempt.ts'
import { instant } from '../kernel/dates.ts'
import { dataOf, dataWith, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queryFlag } from '../kernel/paging.ts'
import { authorText } from '../quizzes/question-types/shared/common.ts'

const partId = z.string().min(1).max(40)

export const getAttemptQuestion = defineOperation({
  id: 'practices.getAttemptQuestion',
  method: 'GET',
  path: '/quiz-attempts/:attempt/quiz-questions/:question',
  summary: 'One question of an own attempt, with the author’s comment as far as it is shown by now',
  params: z.object({ attempt: idParam, question: partId }),
  output: dataOf(z.object({ quiz_question: attemptQuestion, comment: authorText.nullable() })),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Learners reach only their own attempts.',
    allows: ['learner'],
  },
  entersSchool: true,
})

/**
 * What became of a question in one version of an attempt (document 001, "Quiz result entry"): null not answered, 0 wrong,
 * 1 right, 2 neither, or not decided.
 */
const versionOutcome = z.literal([0, 1, 2]).nullable()
export type VersionOutcome = z.infer<typeof versionOutcome>

export const listQuizResults = defineOperation({
  id: 'practices.listQuizResults',
  method: 'GET',
  path: '/quiz-results',
  summary: 'The rows of one answer, or those of one statement or group, marked as far as the reader may see',
  query: z.object({
    attempt_id: idParam,
    question_id: partId,
    answer_group_id: partId.optional(),
    statement_id: partId.optional(),
    is_student: queryFlag,
  }),
  output: dataWith(
    wholeList(resultRow.extend({ quiz_attempt_id: id, updated_at: instant.nullable() }), answerLimits.rows),
    {
      /** Null while they may not be seen. */
      correct_answers: wholeList(resultRow, answerLimits.rows).nullable(),
      /** The attempt and what it was reworked from or into, the first one first. */
      results_versions: wholeList(
        z.object({ quiz_attempt_id: id, outcome: versionOutcome }),
        attemptVersionsShown,
      ),
    },
  ),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Staff reach the attempts of their learners; with `is_student`, and without such a right, everybody reaches their own.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})
