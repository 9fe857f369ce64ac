import {
  decidePractice,
  getPractice,
  listPracticeAnswers,
  listPractices,
  markPractice,
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
  markQuestion,
  listSchoolAttempts,
  attempts,
  numberAttempts,
  presentAnswerLog,
  presentAttempt,
} from '../../attempts/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { listLessonTitles } from '../lessons.repository.ts'
import { practiceScope } from './practice-scope.ts'
import { findAttemptForStaff, presentForStaff, type StaffViewParts } from './staff-view.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Binds what staff see of learners' practice. */
export const bindStaffPractices = (bind: Bind, parts: StaffViewParts): void => {
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
    const attempt = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
    const view = await presentForStaff(parts, call, attempt)
    const row = found((await presentRows(db, staff.schoolId, [attempt], now))[0])
    return { data: { ...view, row } }
  })

  bind(decidePractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { schoolId } = staff
    const decidedBy = actor.userId
    const decision = { schoolId, attemptId: params.attempt, statusId: body.status_id, scope, decidedBy, now }
    return { data: presentAttempt(await decideAttempt(db, decision), 'full_information', 'staff', now) }
  })

  bind(markPractice, async ({ db, staff, actor, params, body, now }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const { question_id: questionId, points } = body
    const mark = { questionId, points, markedBy: actor.userId }
    const place = { schoolId: staff.schoolId, attemptId: params.attempt, scope }
    const marked = await markQuestion(db, parts.pinned, { ...place, ...mark, now })
    return { data: presentAttempt(marked, 'full_information', 'staff', now) }
  })

  bind(listPracticeAnswers, async ({ db, staff, actor, params, query }) => {
    const { id } = found(
      await findAttemptForStaff(db, staff, { userId: actor.userId, attemptId: params.attempt }),
    )
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
