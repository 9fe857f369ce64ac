import type { PublicCourse } from '@lectern/contract/courses/course'

/** A lesson as the program of its course names it. */
export interface ProgramLesson extends Pick<
  PublicCourse['lessons'][number],
  'id' | 'title' | 'slug' | 'access' | 'progress'
> {
  /** The title of the module that begins with it. */
  readonly module?: string | undefined
}

/** The program of a course beside one of its lessons. */
export interface Program extends Pick<PublicCourse, 'progress' | 'lessons_count'> {
  readonly lessons: readonly ProgramLesson[]
}

const open: ProgramLesson['access'] = { is_open: true, reasons: [], next_opening_at: null, closes_at: null }

/** What the program beside a lesson shows, and no more: all of it travels with every lesson's page. */
export const programOf = ({ progress, lessons_count, lessons, modules }: PublicCourse): Program => ({
  progress,
  lessons_count,
  lessons: lessons.map((lesson, at) => ({
    id: lesson.id,
    title: lesson.title,
    slug: lesson.slug,
    module: modules.find(({ id }) => id === lesson.module_id && id !== lessons[at - 1]?.module_id)?.title,
    progress: lesson.progress,
    // One object for all of them is sent once.
    access: lesson.access.is_open ? open : lesson.access,
  })),
})
