import { type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { listLimits } from '@lectern/contract/kernel/limits'
import { holdsWords } from '../../../platform/database/holds-words.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, isNull, or } from '../../../platform/database/sql.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessons } from '../../lessons/index.ts'
import { isInProducts, isOfType, isSchoolCourse } from '../courses.repository.ts'
import { courses } from '../courses.tables.ts'
import { products } from '../../products/index.ts'
import type { ProductScope } from '../../teams/index.ts'

interface LessonListing {
  readonly search: string
  readonly typeId: CourseTypeId | undefined
  readonly products: ProductScope
}

/** Id, title and lessons of the courses of a school, by title; with a search only what matches it. */
export const listCoursesWithLessons = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { search, typeId, products: scope }: LessonListing,
) => {
  const isMatch =
    search === '' ? undefined : or(holdsWords(lessons.title, search), holdsWords(products.title, search))
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, courseId: lessons.courseId })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        isSchoolCourse(schoolId),
        isInProducts(scope),
        isOfType(typeId),
        eq(lessons.schoolId, schoolId),
        isNull(lessons.deletedAt),
        isMatch,
      ),
    )
    .orderBy(asc(lessons.courseId), asc(lessons.position), asc(lessons.id))
    .limit(listLimits.lessonsFound + 1)
  const { data: found, has_more } = cutList(rows, listLimits.lessonsFound)
  const all = await db
    .select({ id: courses.id, title: products.title, type_id: products.typeId })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(isSchoolCourse(schoolId), isInProducts(scope), isOfType(typeId)))
    .orderBy(asc(products.title), asc(courses.id))
    .limit(listLimits.coursesOfSchool)
  const lessonsOf = Map.groupBy(found, (lesson) => lesson.courseId)
  const data = all
    .map((course) => ({ ...course, lessons: lessonsOf.get(course.id) ?? [] }))
    .filter((course) => search === '' || course.lessons.length > 0)
  return { data, has_more }
}

interface TitleSearch {
  readonly query: string
  readonly limit: number
  /** Only courses of these products. */
  readonly products: ProductScope
}

/** The first courses of a school with these words in the title, the latest change first. */
export const searchCourses = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { query, limit, products: scope }: TitleSearch,
) =>
  db
    .select({ id: courses.id, title: products.title })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(isSchoolCourse(schoolId), isInProducts(scope), holdsWords(products.title, query)))
    .orderBy(desc(courses.updatedAt), desc(courses.id))
    .limit(limit)

/** The first lessons of a school with these words in the title, each with its course, the latest change first. */
export const searchLessons = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { query, limit, products: scope }: TitleSearch,
) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      course: { id: courses.id, title: products.title },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        isSchoolCourse(schoolId),
        isInProducts(scope),
        eq(lessons.schoolId, schoolId),
        isNull(lessons.deletedAt),
        holdsWords(lessons.title, query),
      ),
    )
    .orderBy(desc(lessons.updatedAt), desc(lessons.id))
    .limit(limit)
