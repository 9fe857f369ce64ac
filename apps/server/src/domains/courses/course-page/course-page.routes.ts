import {
  type AuthoredCoursePage,
  type CoursePageWords,
  emptyCoursePage,
} from '@lectern/contract/courses/course-page/course-page'
import * as operations from '@lectern/contract/courses/course-page/course-page.api'
import { mostAuthorChoices } from '@lectern/contract/courses/course-page/course-page-limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Call } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { pictureUrl } from '../../../platform/pictures/pictures.ts'
import { type EnrolmentCache } from '../../access/index.ts'
import { listMembers } from '../../staff/index.ts'
import type { CoursePrograms } from '../course-programs.ts'
import { presentAuthor } from '../courses.presenter.ts'
import type { CourseRow } from '../courses.repository.ts'
import { authoredCourse } from '../use-cases/authored-product.ts'
import { findAuthorsCourse } from '../use-cases/load-course.ts'
import { isClosedTo, refuseHidden } from '../use-cases/load-public-course.ts'
import { readCoursePage, writeCoursePage } from './write-course-page.ts'
import { loadTeams, mayOnProduct, type ScopeSeat } from '../../teams/index.ts'

/** What visitors read of the words of a page. */
const shownWords = ({
  version: _version,
  finish_title: _title,
  finish_words: _words,
  ...shown
}: CoursePageWords) => shown

/** Binds what the page of a course says to visitors, and what is written there. */
export const registerCoursePage = (
  bind: Bind,
  { programs, enrolments }: { programs: CoursePrograms; enrolments: EnrolmentCache },
): void => {
  bind(operations.getPublicCoursePage, async ({ actor, school, seatIn, params }) => {
    const { schoolId } = await school()
    const { course, words } = found(await programs.programAt(schoolId, params.course_slug))
    const seat = actor ? await seatIn(schoolId) : null
    const may = (right: 'course_read' | 'course_edit') =>
      seat !== null && mayOnProduct(seat, right, course.product)
    const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, course.product.id) : null
    const reader = { isExpert: may('course_read') }
    if (isClosedTo(course, reader, enrolment))
      return { data: { ...shownWords(emptyCoursePage), can_edit: false } }
    refuseHidden(course, reader, enrolment)
    return { data: { ...shownWords(words), can_edit: may('course_edit') } }
  })

  bind(operations.getCoursePage, async (call) => {
    const { seat, course } = await editedCourse(call)
    return { data: await loadAuthored(call.db, seat, course) }
  })

  bind(operations.updateCoursePage, async (call) => {
    const { seat, course } = await editedCourse(call)
    const address = { schoolId: seat.schoolId, courseId: course.id }
    return { data: await writeCoursePage(call.db, address, call.body, call.now) }
  })
}

/** @throws CallError not_found unless the caller may edit the course, which is one of the visited school */
const editedCourse = async ({
  db,
  school,
  seatIn,
  params,
}: Pick<Call, 'school' | 'seatIn'> & {
  readonly db: ReadDatabase
  readonly params: { readonly course: number }
}): Promise<{
  seat: ScopeSeat
  course: CourseRow
}> => {
  const { schoolId } = await school()
  const seat = await seatIn(schoolId)
  if (seat === null) throw notFound('nobody of the staff')
  const address = await authoredCourse(db, seat, 'course_edit', params.course)
  return { seat, course: await findAuthorsCourse(db, address) }
}

const loadAuthored = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  course: CourseRow,
): Promise<AuthoredCoursePage> => ({
  ...(await readCoursePage(db, course)),
  people: await listAuthorChoices(db, seat, course),
})

/** The present author and the team of the course; everybody of the staff for those who may list them. */
const listAuthorChoices = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  course: CourseRow,
): Promise<AuthoredCoursePage['people']> => {
  const { id: productId } = course.product
  const team = (await loadTeams(db, seat.schoolId, [productId])).get(productId) ?? []
  const onTeam = new Set(team.map(({ userId }) => userId))
  const mayList = seat.given.has('user_list')
  const present = presentAuthor(course)
  const people = (await listMembers(db, seat.schoolId))
    .filter(({ isActive, userId }) => isActive && userId !== present?.id && (mayList || onTeam.has(userId)))
    .map(({ userId, name, image }) => ({
      id: userId,
      name,
      avatar_url: image === null ? null : pictureUrl(image, 256),
    }))
  return [...(present ? [present] : []), ...people].slice(0, mostAuthorChoices)
}
