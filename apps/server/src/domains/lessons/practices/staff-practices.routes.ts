import {
  decidePractice,
  getPractice,
  listPracticeAnswers,
  listPractices,
} from '@lectern/contract/lessons/practices.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { isPersonCalled, listPeople } from '../../identity/index.ts'
import {
  type AttemptRow,
  decideAttempt,
  findSchoolAttempt,
  listSchoolAttempts,
  listStandings,
  loadAllowance,
  attempts,
  numberAttempts,
  type PickedCounts,
  type PinnedAttempts,
  presentAnswerLog,
  presentAttempt,
  presentLearnerQuiz,
} from '../../attempts/index.ts'
import type { FileAccess } from '../../files/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { listLessonTitles } from '../lessons.repository.ts'
import type { LessonContents } from '../lesson-contents.ts'
import { loadTermsAt } from './learner-terms.ts'
import { presentView, questionsOf } from './learner-practices.ts'
import { practiceReaders, practiceScope } from './practice-scope.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Binds what staff see of learners' practice. */
export const bindStaffPractices = (
  bind: Bind,
  parts: {
    readonly pinned: PinnedAttempts
    readonly picked: PickedCounts
    readonly files: FileAccess
    readonly contents: LessonContents
  },
): void => {
  bind(listPractices, async ({ db, staff, actor, query, now }) => {
    const { schoolId } = staff
    const scope = await practiceScope(db, staff, actor.userId, ['practice_list'])
    const { status_id: statusId, quiz_id: quizId, query: words, ...page } = query
    const { rows, total } = await listSchoolAttempts(db, schoolId, {
      ...page,
      statusId,
      quizId,
      isCalled: words ? isPersonCalled(db, sql`${attempts.userId}`, words) : undefined,
      scope,
    })
    const meta = pageMetaOf(page, total)
    return {
      data: await presentRows(db, schoolId, rows, now),
      meta,
      links: nextLink(listPractices, query, meta),
    }
  })

  bind(getPractice, async (call) => {
    const { db, staff, actor, params, now } = call
    const { schoolId } = staff
    const scope = await practiceScope(db, staff, actor.userId, practiceReaders)
    const attempt = found(await findSchoolAttempt(db, schoolId, params.attempt, scope))
    const { userId, lessonId, quizId } = attempt
    const head = found((await listQuizHeads(db, schoolId, [quizId]))[0])
    const [standing] = await listStandings(db, { userId, lessonId, quizIds: [quizId] })
    const shown = await questionsOf(db, parts.pinned, attempt, { viewer: 'staff', device: null, now })
    const allowance = await loadAllowance(db, { userId, lessonId, quizId })
    const content = await parts.contents.contentOf(schoolId, lessonId)
    const terms = await loadTermsAt(db, content, { userId, quizId }, allowance, now)
    const quiz = presentLearnerQuiz(head, standing ?? null, now, terms)
    const view = await presentView({ ...parts, db }, call, { ...shown, quiz, viewer: 'staff' })
    const row = found((await presentRows(db, schoolId, [attempt], now))[0])
    return { data: { ...view, row } }
  })

  bind(decidePractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { schoolId } = staff
    const decision = { schoolId, attemptId: params.attempt, statusId: body.status_id, scope, now }
    return { data: presentAttempt(await decideAttempt(db, decision), 'full_information', 'staff', now) }
  })

  bind(listPracticeAnswers, async ({ db, staff, actor, params, query }) => {
    const scope = await practiceScope(db, staff, actor.userId, practiceReaders)
    const { id } = found(await findSchoolAttempt(db, staff.schoolId, params.attempt, scope))
    const page = await presentAnswerLog(db, id, query)
    return { ...page, links: nextLink(listPracticeAnswers, query, page.meta) }
  })
}

/** Rows with the names of people, quizzes and lessons: one query for each kind, however many rows. */
const presentRows = async (db: ReadDatabase, schoolId: SchoolId, rows: readonly AttemptRow[], now: Date) => {
  const [people, quizzes, lessons, numbers] = await Promise.all([
    listPeople(db, unique(rows.map((row) => row.userId))),
    listQuizHeads(db, schoolId, unique(rows.map((row) => row.quizId))),
    listLessonTitles(db, schoolId, unique(rows.map((row) => row.lessonId))),
    numberAttempts(
      db,
      schoolId,
      rows.map((row) => row.id),
    ),
  ])
  const learners = new Map(people.map((person) => [person.id, person]))
  const names = new Map(quizzes.map((quiz) => [quiz.id, quiz.name]))
  return rows.flatMap((row) => {
    const learner = learners.get(row.userId)
    const title = lessons.get(row.lessonId)
    if (!learner) return []
    return [
      {
        attempt: presentAttempt(row, 'full_information', 'staff', now),
        learner,
        quiz: { id: row.quizId, name: names.get(row.quizId) ?? '' },
        lesson: title === undefined ? null : { id: row.lessonId, title },
        number: numbers.get(row.id) ?? 1,
      },
    ]
  })
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]
