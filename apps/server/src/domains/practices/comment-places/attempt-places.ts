import { questionParts } from '@lectern/contract/comments/rules/question-parts'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import {
  type AttemptRow,
  findOwnAttempt,
  findSchoolAttempt,
  type PinnedAttempts,
} from '../../attempts/index.ts'
import type { CommentCaller, CommentPlace } from '../../comments/index.ts'
import { type LessonContent, type LessonReading, practicePlace } from '../../lessons/index.ts'
import { refuseLeftOut } from '../learners/learner-practices.ts'
import { practiceReaders, practiceScope } from '../practices.policy.ts'
import { answerers, holdsAny } from './holds-any.ts'

/** Of which school, course, product and lesson a place is. */
export const inLesson = (content: LessonContent) => ({
  schoolId: content.row.schoolId,
  courseId: content.row.courseId,
  productId: content.product.id,
  lessonId: content.row.id,
})

interface AttemptParts extends Pick<LessonReading, 'readers'> {
  readonly pinned: PinnedAttempts
  readonly contentOf: (schoolId: SchoolId, lessonId: number) => Promise<LessonContent>
}

/** Attempts as places of comments: of their learner, and of the team within the learners that they see. */
export const attemptPlaces =
  ({ readers, pinned, contentOf }: AttemptParts) =>
  async (
    db: ReadDatabase,
    caller: CommentCaller,
    schoolId: SchoolId,
    attemptId: number,
    view: 'own' | 'learner',
  ): Promise<CommentPlace> => {
    const userId = found(caller.actor).userId
    const seat = view === 'own' ? await caller.seatIn(schoolId) : null
    const own = await findOwnAttempt(db, userId, attemptId)
    const seen = async (rights: readonly PermissionString[]) =>
      seat && findSchoolAttempt(db, schoolId, attemptId, await practiceScope(db, seat, userId, rights))
    const read = await seen(practiceReaders)
    const attempt = read ?? (own?.schoolId === schoolId ? own : null)
    if (!attempt) throw notFound('no attempt that the caller sees')
    const content = await contentOf(schoolId, attempt.lessonId)
    const isTeam = read !== null
    const checks = isTeam && (await seen(['practice_curator'])) !== null
    if (!isTeam)
      refuseLeftOut(practicePlace(content, await readers.readerOf(content, caller)), attempt.quizId)
    return {
      ...inLesson(content),
      takesFiles: true,
      target: { type: 'quiz-attempt', id: attempt.rootId ?? attempt.id },
      attempt: { id: attempt.id, ownerId: attempt.userId, finishedAt: attempt.finishedAt },
      partOf: (part) => partOf(pinned, attempt, part),
      facts: {
        level: 'quiz-attempt',
        isSignedIn: true,
        isOpen: true,
        takesPart: true,
        isOwner: !isTeam,
        isTeam,
        mayAnswer: checks || (isTeam && holdsAny(seat, ...answerers)),
        mayModerate: checks || (isTeam && holdsAny(seat, 'comment_curator', 'comment_delete')),
        isAllowed: attempt.finishedAt !== null,
        isPreview: false,
      },
    }
  }

const partOf = async (
  pinned: PinnedAttempts,
  attempt: AttemptRow,
  { questionId, statementId, answerGroupId }: Parameters<CommentPlace['partOf']>[0],
) => {
  const { questions } = await pinned.versionOf(attempt.quizVersionId)
  const asked = attempt.questionIds
    ? questions.filter(({ id }) => attempt.questionIds?.includes(id))
    : questions
  const question = asked.find((each) => {
    const parts = questionParts(each)
    const hasAll = [statementId, answerGroupId].every((id) => id === null || parts.has(id))
    return hasAll && (questionId === null || each.id === questionId)
  })
  return question ? { questionId: question.id, statementId, answerGroupId } : null
}
