import type { PublicCourse } from '@lectern/contract/courses/course'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type * as readingApi from '@lectern/contract/lessons/reading.api'
import { call } from '../../lib/api/index.ts'

// Apart from api.ts: every page carries it, and none of the others.
export const getPublicLesson = call<typeof readingApi.getPublicLessonBySlug>(
  'GET',
  '/public/courses/:course_slug/lessons/:lesson_slug',
)

/** What the page of a lesson reads: the rest would travel with every page. */
type Read =
  | 'id'
  | 'title'
  | 'course'
  | 'is_text_content'
  | 'is_lesson_available'
  | 'hidden_sections_count'
  | 'previews'
  | 'sections'

/** A lesson beside the one that is read. */
export interface NeighbourLesson {
  readonly title: string
  readonly slug: string
  readonly has_quiz?: boolean | undefined
  readonly reading_minutes?: number | undefined
}

/** A lesson as its page reads it. */
export type PageLesson = Pick<PublicLesson, Read> & {
  readonly previous: NeighbourLesson | null
  readonly next: NeighbourLesson | null
  /** Whether its reader has several sections to move between. */
  readonly hasSections: boolean
  /** Whether the lessons beside it are offered below it (document 000 §3, `navigation_type_id`). */
  readonly hasWays: boolean
}

type Listed = PublicCourse['lessons'][number]
type Neighbour = PublicLesson['paginate_info']['next_lesson']

/** What the program tells of it; the team also comes to lessons that are in no program yet. */
const neighbourOf = (neighbour: Neighbour, program: readonly Listed[]): NeighbourLesson | null => {
  if (!neighbour) return null
  const { has_quiz, reading_minutes } = program.find(({ id }) => id === neighbour.id) ?? {}
  const slug = neighbour.link.slice(neighbour.link.lastIndexOf('/') + 1)
  return { title: neighbour.title, slug, has_quiz, reading_minutes }
}

/** The lesson as its page reads it, with its neighbours from the program. */
export const pageLessonOf = (
  {
    id,
    title,
    course,
    is_text_content,
    is_lesson_available,
    hidden_sections_count,
    previews,
    sections,
    paginate_info: { previous_lesson, next_lesson },
  }: PublicLesson,
  program: readonly Listed[],
  hasWays: boolean,
): PageLesson => ({
  id,
  title,
  course,
  is_text_content,
  is_lesson_available,
  hidden_sections_count,
  previews,
  sections,
  previous: neighbourOf(previous_lesson, program),
  next: neighbourOf(next_lesson, program),
  hasSections: sections.length > 1,
  hasWays,
})

/** The address of a lesson of this course. */
export const lessonLink = (course: Pick<PublicLesson['course'], 'link'>, slug: string): string =>
  `${course.link}/${slug}`
