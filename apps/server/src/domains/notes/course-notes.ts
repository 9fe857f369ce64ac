import type { CourseNote } from '@lectern/contract/notes/note'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { Actor } from '../../platform/http/call.ts'
import { type EnrolmentCache, viewerOf, type ViewerCall } from '../access/index.ts'
import { courseLink, type CoursePrograms, loadReadableProgram, refuseHidden } from '../courses/index.ts'
import { lessonLink, listUnitPlaces } from '../lessons/index.ts'
import { type NoteLesson, presentCourseNote } from './notes.presenter.ts'
import { listInCourse, type NoteOwner, type NoteRow, type NoteSearch } from './notes.repository.ts'

/** What the notes of a course are read by. */
export interface NotesOfCourses {
  readonly programs: CoursePrograms
  readonly enrolments: EnrolmentCache
}

/** A call of somebody who is signed in, in front of their notes. */
export type OwnNotesCall = ViewerCall & { readonly actor: Actor }

/** The notes of one person in one course, and what of the course they may be told beside them. */
export interface CourseNotes {
  readonly owner: NoteOwner
  readonly course: {
    readonly id: number
    readonly slug: string
    readonly title: string | null
    readonly link: string
  }
  readonly lessons: ReadonlyMap<number, Readable>
  /** Then there are none to see and none to write. */
  readonly isPreview: boolean
}

type Readable = Awaited<ReturnType<typeof loadReadableProgram>>[number] & { readonly link: string }

/**
 * The course at an address as the owner of notes may see it. One that is not shown to them any more has no lessons: their own words
 * stay readable.
 *
 * @throws CallError not_found
 */
export const openCourseNotes = async (
  db: ReadDatabase,
  { programs, enrolments }: NotesOfCourses,
  call: OwnNotesCall,
  { schoolId, slug }: { readonly schoolId: SchoolId; readonly slug: string },
): Promise<CourseNotes> => {
  const program = found(await programs.programAt(schoolId, slug))
  const { course } = program
  const viewer = await viewerOf(db, enrolments, course.product, call)
  const isShown = isShownTo(() => refuseHidden(course, { isExpert: viewer.isTeam }, viewer.asker.enrolment))
  const lessons = isShown ? await loadReadableProgram(db, program, viewer) : []
  const { product } = course
  return {
    owner: { schoolId, userId: call.actor.userId },
    course: {
      id: course.id,
      slug: product.slug,
      title: isShown ? product.title : null,
      link: courseLink(product),
    },
    lessons: new Map(
      lessons.map((lesson) => [lesson.row.id, { ...lesson, link: lessonLink(product, lesson.row) }]),
    ),
    isPreview: viewer.isPreview,
  }
}

const isShownTo = (refuse: () => void): boolean => {
  try {
    refuse()
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

/** Ids of the lessons that are open. */
const openOf = ({ lessons }: CourseNotes): number[] =>
  [...lessons.values()].filter(({ isOpen }) => isOpen).map(({ row }) => row.id)

/** A page of the notes of a course, as their person may see them. */
export const readCourseNotes = async (
  db: ReadDatabase,
  notes: CourseNotes,
  search: Omit<NoteSearch, 'openLessons'>,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly data: CourseNote[]; readonly total: number }> => {
  if (notes.isPreview) return { data: [], total: 0 }
  const { rows, total } = await listInCourse(
    db,
    { ...notes.owner, courseId: notes.course.id },
    { ...search, openLessons: openOf(notes) },
    page,
  )
  const lessonOf = await tellLessons(db, notes, rows)
  return { data: rows.map((row) => presentCourseNote(row, lessonOf(row.lessonId))), total }
}

const tellLessons = async (
  db: ReadDatabase,
  { lessons, owner }: CourseNotes,
  rows: readonly NoteRow[],
): Promise<(lessonId: number) => NoteLesson | undefined> => {
  const unitIds = [...new Set(rows.flatMap(({ unitId }) => unitId ?? []))]
  const places = Map.groupBy(await listUnitPlaces(db, owner.schoolId, unitIds), (unit) => unit.lessonId)
  return (lessonId) => {
    const lesson = lessons.get(lessonId)
    if (!lesson) return undefined
    const { row, isOpen, sections, link } = lesson
    const mayRead = (sectionId: number) => isOpen && (sections === 'all' || sections.has(sectionId))
    const units = places.get(lessonId) ?? []
    return {
      title: row.title,
      link,
      isOpen,
      units: new Map(units.filter(({ sectionId }) => mayRead(sectionId)).map(({ id, title }) => [id, title])),
      hiddenUnits: new Set(units.filter(({ sectionId }) => !mayRead(sectionId)).map(({ id }) => id)),
    }
  }
}
