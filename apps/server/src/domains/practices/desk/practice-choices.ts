import { type PracticeChoices, practiceViewLimits } from '@lectern/contract/practices/desk/views.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { listOfferChoices } from '../../offers/index.ts'
import { listPeople } from '../../identity/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { listMembers } from '../../staff/index.ts'
import { lessonQuizzes, lessons } from '../../lessons/index.ts'
import { products } from '../../products/index.ts'
import { listGroupChoices, loadLearnerScope, loadTeams, type ProductChoice } from '../../teams/index.ts'

const { choices: most } = practiceViewLimits

/** What was chosen already. */
interface Chosen {
  readonly courseId: number | undefined
  readonly lessonId: number | undefined
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name)

/** What the practices of a school can be narrowed by, as far as somebody sees their courses. */
export const listChoices = async (
  db: ReadDatabase,
  staff: StaffSeat,
  userId: number,
  { courseId, lessonId }: Chosen,
): Promise<PracticeChoices> => {
  const { schoolId } = staff
  const scope = await loadLearnerScope(db, staff, userId, ['practice_list'])
  const seen = { schoolId, productIds: scope === 'everybody' ? undefined : [...scope.keys()] }
  const courses = await listCourses(db, seen)
  const chosen = courses.find(({ id }) => id === courseId)
  const narrowed = chosen ? { schoolId, productIds: [chosen.productId] } : seen
  const groups = await listGroupChoices(db, narrowed, most)
  return {
    courses: courses.map(({ id, name }) => ({ id, name })),
    lessons: chosen ? await listLessons(db, narrowed) : [],
    quizzes: await listQuizzes(db, narrowed, chosen && lessonId),
    assistants: await listAssistants(db, seen),
    groups: groups.map(({ id, name, product }) => ({ id, name: chosen ? name : `${product}: ${name}` })),
    offers: await listOfferChoices(db, narrowed, most),
  }
}

const isOf = ({ schoolId, productIds }: ProductChoice) =>
  and(
    eq(lessons.schoolId, schoolId),
    isNull(lessons.deletedAt),
    productIds && inArray(lessons.productId, [...productIds]),
  )

const listCourses = (db: ReadDatabase, choice: ProductChoice) =>
  db
    .selectDistinct({ id: lessons.courseId, name: products.title, productId: lessons.productId })
    .from(lessons)
    .innerJoin(products, eq(products.id, lessons.productId))
    .where(and(eq(lessons.schoolId, choice.schoolId), isOf(choice), isNull(products.deletedAt)))
    .orderBy(asc(products.title), asc(lessons.courseId))
    .limit(most)

const listLessons = (db: ReadDatabase, choice: ProductChoice) =>
  db
    .select({ id: lessons.id, name: lessons.title })
    .from(lessons)
    .where(and(eq(lessons.schoolId, choice.schoolId), isOf(choice)))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(most)

const listQuizzes = async (db: ReadDatabase, choice: ProductChoice, lessonId: number | undefined) => {
  const { schoolId } = choice
  const rows = await db
    .selectDistinct({ id: lessonQuizzes.quizId })
    .from(lessonQuizzes)
    .innerJoin(lessons, eq(lessons.id, lessonQuizzes.lessonId))
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        isOf(choice),
        lessonId === undefined ? undefined : eq(lessons.id, lessonId),
      ),
    )
    .orderBy(asc(lessonQuizzes.quizId))
    .limit(most)
  const ids = rows.map(({ id }) => id)
  const heads = await listQuizHeads(db, schoolId, ids)
  return heads.map(({ id, name }) => ({ id, name })).toSorted(byName)
}

/** The staff of the school; for who sees some products alone, the teams of these. */
const listAssistants = async (db: ReadDatabase, { schoolId, productIds }: ProductChoice) => {
  if (productIds === undefined)
    return (await listMembers(db, schoolId)).slice(0, most).map(({ userId: id, name }) => ({ id, name }))
  const teams = await loadTeams(db, schoolId, productIds)
  const ids = [...teams.values()].flatMap((team) => team.map(({ userId }) => userId))
  const people = await listPeople(db, [...new Set(ids)].slice(0, most))
  return people.map(({ id, name }) => ({ id, name })).toSorted(byName)
}
