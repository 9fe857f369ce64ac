import {
  findingLimits,
  type FoundLesson,
  type FoundPlace,
} from '@lectern/contract/courses/finding/finding.api'
import { excerptOf, wantedWords } from '@lectern/contract/kernel/words/search-words'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Viewer } from '../../access/index.ts'
import type { PinnedAttempts } from '../../attempts/index.ts'
import { lessonLink, listSearchedUnits } from '../../lessons/index.ts'
import type { CourseProgram } from '../course-programs.ts'
import { loadReadableProgram, type ReadableLesson } from '../use-cases/load-public-course.ts'
import { findInFiles, holdsAll } from './find-in-files.ts'
import { findInSections, findInUnits } from './find-in-lessons.ts'
import { findInQuestions } from './find-in-questions.ts'
import type { Searched } from './found.ts'

export interface FoundInCourse {
  readonly data: FoundLesson[]
  readonly has_more: boolean
  readonly is_searched: boolean
}

/**
 * Looks for words in the lessons of a course that are open to a viewer, by the decision that opens the lessons themselves. What is
 * closed is not looked at: it gives no hit and no count.
 */
export const findInCourse = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  {
    program,
    viewer,
    query,
  }: { readonly program: CourseProgram; readonly viewer: Viewer; readonly query: string },
): Promise<FoundInCourse> => {
  const wanted = wantedWords(query)
  if (wanted.length === 0) return { data: [], has_more: false, is_searched: false }
  const open = (await loadReadableProgram(db, program, viewer)).filter(({ isOpen }) => isOpen)
  if (open.length === 0) return { data: [], has_more: false, is_searched: true }
  const { course } = program
  const searched: Searched = { schoolId: course.schoolId, wanted, parts: partsOf(course.schoolId, open) }
  const places = createPlaces(program, open)
  for (const { row } of open) if (holdsAll(row.title, wanted)) places.addTitle(row.id, wanted)
  const [sections, units, files, questions] = [
    await findInSections(db, searched),
    await findInUnits(db, searched),
    await findInFiles(db, searched, await listSearchedUnits(db, searched.parts)),
    viewer.isPreview || viewer.userId === null
      ? []
      : await findInQuestions(db, pinned, searched, { userId: viewer.userId, lessonIds: wholeOf(open) }),
  ]
  for (const { lessonId, place } of sections) places.add(lessonId, place, '')
  for (const { unit, place } of [...units.found, ...files])
    places.add(unit.lessonId, place, hashOf(place, unit.id))
  for (const { lessonId, place, quizId } of questions) places.add(lessonId, place, `#quizId-${quizId}`)
  const { data, hasMore } = places.take()
  return { data, has_more: hasMore || units.hasMore, is_searched: true }
}

const hashOf = ({ moment }: Pick<FoundPlace, 'moment'>, unitId: number): string =>
  moment === null ? `#unit-${unitId}` : `#video-id=${unitId}/${moment}`

/** Lessons of which nothing is left out: practices of a part of a lesson are looked for in none. */
const wholeOf = (open: readonly ReadableLesson[]): number[] =>
  open.flatMap(({ row, sections }) => (sections === 'all' ? [row.id] : []))

const partsOf = (schoolId: Searched['schoolId'], open: readonly ReadableLesson[]): Searched['parts'] => ({
  schoolId,
  lessonIds: wholeOf(open),
  sectionIds: open.flatMap(({ sections }) => (sections === 'all' ? [] : [...sections])),
})

/** Gathers what is found by lessons in the order of the program. */
const createPlaces = ({ course }: CourseProgram, open: readonly ReadableLesson[]) => {
  const lessons = new Map(
    open.map(({ row }) => [
      row.id,
      { id: row.id, title: row.title, link: lessonLink(course.product, row), places: [] as FoundPlace[] },
    ]),
  )
  const add = (lessonId: number, place: Omit<FoundPlace, 'link'>, hash: string): void => {
    const lesson = lessons.get(lessonId)
    lesson?.places.push({ ...place, link: `${lesson.link}${hash}` })
  }
  return {
    add,
    addTitle: (lessonId: number, wanted: readonly string[]): void => {
      const excerpt = excerptOf(lessons.get(lessonId)?.title ?? '', wanted)
      const place = { kind: 'title', section_id: null, unit_id: null, moment: null, file_name: null } as const
      if (excerpt) add(lessonId, { ...place, ...excerpt }, '')
    },
    take: (): { readonly data: FoundLesson[]; readonly hasMore: boolean } => {
      const found = [...lessons.values()].filter(({ places }) => places.length > 0)
      let left: number = findingLimits.places
      const data: FoundLesson[] = []
      for (const { places, ...lesson } of found) {
        const shown = places.slice(0, Math.min(findingLimits.perLesson, left))
        if (shown.length === 0) return { data, hasMore: true }
        left -= shown.length
        data.push({ ...lesson, places: shown, places_count: places.length })
      }
      return { data, hasMore: false }
    },
  }
}
