import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { Viewer } from '../../access/index.ts'
import { loadAllowances, presentLearnerQuiz } from '../../attempts/index.ts'
import type { QuizCache } from '../../quizzes/index.ts'
import type { LessonContent } from '../../lessons/index.ts'
import { loadTerms } from './learner-terms.ts'

interface PreviewedPractices {
  readonly content: LessonContent
  readonly quizIds: readonly number[]
  readonly viewer: Viewer
}

const nothingBegins = { can_start_attempt: false, starts_by_itself: false, can_start_at: null }

/** The quizzes of a lesson as they stand to whomever one of the team looks at it as; what somebody answered is left out, and nothing begins. */
export const listPreviewedQuizzes = async (
  { db, quizzes }: { readonly db: ReadDatabase; readonly quizzes: QuizCache },
  { content, quizIds, viewer }: PreviewedPractices,
): Promise<LearnerQuiz[]> => {
  const { userId, asker } = viewer
  const heads = await quizzes.headsOf(content.row.schoolId, quizIds)
  const allowances =
    userId === null ? new Map() : await loadAllowances(db, { userId, lessonId: content.row.id, quizIds })
  const termsOf = await loadTerms({ db, quizzes }, { content, by: viewer, quizIds }, allowances, asker.now)
  const headOf = new Map(heads.map((head) => [head.id, head]))
  return quizIds.flatMap((id) => {
    const head = headOf.get(id)
    return head ? [{ ...presentLearnerQuiz(head, null, asker.now, termsOf(id)), ...nothingBegins }] : []
  })
}

/** @throws CallError preview_only (403) for one of the team who looks at a lesson as somebody else */
export const refusePreview = ({ preview }: { readonly preview: Viewer | null }): void => {
  if (preview) throw new CallError('preview_only')
}
