import type { AttemptView } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import {
  type AttemptRow,
  findSchoolAttempt,
  listStandings,
  loadAllowance,
  type PickedCounts,
  type PinnedAttempts,
  presentLearnerQuiz,
  questionsOf,
} from '../attempts/index.ts'
import type { FileAccess, FileRequester } from '../files/index.ts'
import { listQuizHeads } from '../quizzes/index.ts'
import type { LessonContents } from '../lessons/index.ts'
import { loadTermsAt } from './learners/learner-terms.ts'
import { presentView } from './learners/learner-practices.ts'
import { practiceReaders, practiceScope } from './practices.policy.ts'

export interface StaffViewParts {
  readonly pinned: PinnedAttempts
  readonly picked: PickedCounts
  readonly files: FileAccess
  readonly contents: LessonContents
}

/** An attempt of the school, for who sits in this seat; null outside of what they may read. */
export const findAttemptForStaff = async (
  db: ReadDatabase,
  seat: StaffSeat,
  { userId, attemptId }: { readonly userId: number; readonly attemptId: number },
): Promise<AttemptRow | null> => {
  const scope = await practiceScope(db, seat, userId, practiceReaders)
  return findSchoolAttempt(db, seat.schoolId, attemptId, scope)
}

/** A learner's attempt with answers, key and what everybody picked. */
export const presentForStaff = async (
  parts: StaffViewParts,
  call: FileRequester & { readonly db: ReadDatabase; readonly now: Date },
  attempt: AttemptRow,
): Promise<AttemptView> => {
  const { db, now } = call
  const { schoolId, userId, lessonId, quizId } = attempt
  const head = found((await listQuizHeads(db, schoolId, [quizId]))[0])
  const [standing] = await listStandings(db, { userId, lessonId, quizIds: [quizId] })
  const shown = await questionsOf(db, parts.pinned, attempt, { viewer: 'staff', device: null, now })
  const allowance = await loadAllowance(db, { userId, lessonId, quizId })
  const content = await parts.contents.contentOf(schoolId, lessonId)
  const terms = await loadTermsAt(db, content, { userId, quizId }, allowance, now)
  const quiz = presentLearnerQuiz(head, standing ?? null, now, terms)
  return presentView({ ...parts, db }, call, { ...shown, quiz, viewer: 'staff' })
}
