import { type Allowance, noAllowance } from '@lectern/contract/attempts/rules/allowance'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import { accessOf, type EarlierPractice, type LearnerTerms } from '../../attempts/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listQuizHeads, type QuizCache } from '../../quizzes/index.ts'
import { type LessonContent, lessonLink, lessonQuizzes, lessons, loadPassed } from '../../lessons/index.ts'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'

interface TermsPlace {
  readonly content: Pick<LessonContent, 'row' | 'product' | 'openings'>
  readonly by: { readonly userId: number | null; readonly until: Date | null }
  readonly quizIds: readonly number[]
}

/** What counts for one learner at each of some practices of a lesson. */
export const loadTerms = async (
  { db, quizzes }: { readonly db: ReadDatabase; readonly quizzes: Pick<QuizCache, 'headsOf'> },
  { content, by, quizIds }: TermsPlace,
  allowances: ReadonlyMap<number, Allowance>,
  now: Date,
): Promise<(quizId: number) => LearnerTerms> => {
  const openingOf = (quizId: number) => content.openings.get(quizId) ?? null
  const earlierIds = quizIds.flatMap((id) => openingOf(id)?.after_quiz_id ?? [])
  const courses = await loadPassed(db, [content.row.schoolId], by, earlierIds)
  const passed = new Set(earlierIds.filter((id) => courses.get(id)?.has(content.row.courseId)))
  const toPass = earlierIds.filter((id) => !passed.has(id))
  const heads = toPass.length === 0 ? [] : await quizzes.headsOf(content.row.schoolId, toPass)
  const earlier = new Map<number, EarlierPractice>()
  for (const { id, name } of heads) earlier.set(id, { name, link: await linkOf(db, content, id) })
  return (quizId) => {
    const opening = openingOf(quizId)
    const allowance = allowances.get(quizId) ?? noAllowance
    return {
      allowance,
      access: accessOf({ opening, allowance, passed, now }),
      earlier: earlier.get(opening?.after_quiz_id ?? 0) ?? null,
    }
  }
}

/** The same at one practice, for the team; in a lesson that is gone nothing is said of its opening. */
export const loadTermsAt = async (
  db: ReadDatabase,
  content: LessonContent | null,
  { userId, quizId }: { readonly userId: number; readonly quizId: number },
  allowance: Allowance,
  now: Date,
): Promise<LearnerTerms> => {
  if (!content)
    return {
      allowance,
      access: accessOf({ opening: null, allowance, passed: new Set(), now }),
      earlier: null,
    }
  const heads = { headsOf: (schoolId: SchoolId, ids: readonly number[]) => listQuizHeads(db, schoolId, ids) }
  const place = { content, by: { userId, until: null }, quizIds: [quizId] }
  return (await loadTerms({ db, quizzes: heads }, place, new Map([[quizId, allowance]]), now))(quizId)
}

/** The first lesson of the course in which a quiz stands; null when it stands in none that learners see. */
const linkOf = async (
  db: ReadDatabase,
  { row, product }: TermsPlace['content'],
  quizId: number,
): Promise<string | null> => {
  const [lesson] = await db
    .select({ slug: lessons.slug })
    .from(lessons)
    .innerJoin(lessonQuizzes, eq(lessonQuizzes.lessonId, lessons.id))
    .where(
      and(
        eq(lessons.schoolId, row.schoolId),
        eq(lessons.courseId, row.courseId),
        eq(lessonQuizzes.quizId, quizId),
        eq(lessons.statusId, lessonStatus.published),
        isNull(lessons.deletedAt),
      ),
    )
    .orderBy(lessons.position)
    .limit(1)
  return lesson ? `${lessonLink(product, lesson)}#quizId-${quizId}` : null
}
