import type { PublicLesson } from '@lectern/contract/lessons/lesson'

/** What no page of a lesson reads: its own address and its states for the school. */
type Unread = 'slug' | 'link' | 'course_id' | 'status_id' | 'is_public' | 'paginate_info'

/** A lesson beside the one that is read. */
export interface NeighbourLesson {
  readonly title: string
  readonly slug: string
}

/** A lesson as its page reads it. */
export type PageLesson = Omit<PublicLesson, Unread> & {
  readonly previous: NeighbourLesson | null
  readonly next: NeighbourLesson | null
  /** Whether the lessons beside it are offered below it (document 000 §3, `navigation_type_id`). */
  readonly hasWays: boolean
}

type Listed = NeighbourLesson & { readonly id: number }
type Neighbour = PublicLesson['paginate_info']['next_lesson']

/** Its row of the program, which travels with the page anyway; the team also comes to lessons that stand in no program yet. */
const neighbourOf = (neighbour: Neighbour, program: readonly Listed[]): NeighbourLesson | null =>
  neighbour &&
  (program.find(({ id }) => id === neighbour.id) ?? {
    title: neighbour.title,
    slug: neighbour.link.slice(neighbour.link.lastIndexOf('/') + 1),
  })

/** Without what the page does not read: it would travel with every page. */
export const pageLessonOf = (
  {
    slug: _slug,
    link: _link,
    course_id: _courseId,
    status_id: _statusId,
    is_public: _isPublic,
    paginate_info: { previous_lesson, next_lesson },
    ...lesson
  }: PublicLesson,
  program: readonly Listed[],
  hasWays: boolean,
): PageLesson => ({
  ...lesson,
  previous: neighbourOf(previous_lesson, program),
  next: neighbourOf(next_lesson, program),
  hasWays,
})

/** The address of a lesson of this course. */
export const lessonLink = (course: Pick<PublicLesson['course'], 'link'>, slug: string): string =>
  `${course.link}/${slug}`
