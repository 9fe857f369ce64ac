import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { Course } from '@lectern/contract/courses/course'
import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import { useReaderZone, useTexts } from '../../../../lib/texts/index.ts'
import { practicesOutside, ReleaseDialog, useReleaseWords } from '../../../lessons/index.ts'
import { useCourseChange } from '../use-course-actions.tsx'
import type { ProgramWork } from './use-program-work.ts'

/** Of what it is asked when it opens. */
export type Released =
  | { readonly kind: 'lesson'; readonly lesson: ProgramLesson }
  | { readonly kind: 'module'; readonly module: ProgramModule }
  | { readonly kind: 'lessons'; readonly lessons: readonly ProgramLesson[] }
  | { readonly kind: 'course' }

interface ReleaseOfProps {
  released: Released
  course: Course
  program: Program
  work: ProgramWork
  onClose: () => void
}

/** Asks when a lesson, a module or several lessons open, and stores it. */
export const ReleaseOf = ({ released, course, program, work, onClose }: ReleaseOfProps) => {
  const { t } = useTexts()
  const words = useReleaseWords()
  const zone = useReaderZone()
  const own = lessonsOf(released, program)
  const isOwn = new Set(own.map(({ id }) => id))
  const above = released.kind === 'module' ? program.release : ruleAbove(own, program)
  const aboveLabel = {
    course: undefined,
    module: t('courses.release_as_course', {
      words: words(above),
      kind: productKindOf(course.type_id),
    }),
    lesson: t('create-course.release_as_module', { words: words(above) }),
    lessons: t('courses.release_as_modules'),
  }[released.kind]
  const changeCourse = useCourseChange()
  const save = (release: ReleaseRule | null) => {
    const done = { onSuccess: onClose }
    if (released.kind === 'course')
      return changeCourse.mutate({ id: course.id, change: { default_release: release } }, done)
    if (released.kind === 'module') work.changeModule.mutate({ id: released.module.id, release }, done)
    else if (released.kind === 'lesson') work.change.mutate({ id: released.lesson.id, release }, done)
    else work.changeMany.mutate({ ids: [...isOwn], release }, done)
  }
  const { changeModule: module, change: lesson, changeMany: lessons } = work
  const call = { module, lesson, lessons, course: changeCourse }[released.kind]
  return (
    <ReleaseDialog
      title={titleOf(released, course) ?? t('create-course.lessons_count', { count: own.length })}
      part={partOf(released, course.id)}
      rule={ruleOf(released, program)}
      aboveLabel={aboveLabel}
      zone={course.time_zone ?? zone}
      lessons={program.lessons.filter(({ id }) => !isOwn.has(id))}
      practices={practicesOutside(isOwn, program)}
      busy={call.isPending}
      error={call.error}
      onSave={save}
      onClose={onClose}
    />
  )
}

const lessonsOf = (released: Released, { lessons }: Program): readonly ProgramLesson[] => {
  if (released.kind === 'lessons') return released.lessons
  if (released.kind === 'lesson') return [released.lesson]
  if (released.kind === 'course') return []
  return lessons.filter((lesson) => lesson.module_id === released.module.id)
}

const partOf = (released: Released, course: number) => {
  if (released.kind === 'course') return { course }
  if (released.kind === 'module') return { course, module: released.module.id }
  const lessons = released.kind === 'lesson' ? [released.lesson] : released.lessons
  return { course, lessons: lessons.map(({ id }) => id) }
}

const ruleOf = (released: Released, program: Program): ReleaseRule | null => {
  if (released.kind === 'course') return program.release
  if (released.kind === 'lessons') return null
  return released.kind === 'lesson' ? released.lesson.release : released.module.release
}

const titleOf = (released: Released, course: Course): string | undefined => {
  if (released.kind === 'course') return course.title
  if (released.kind === 'lessons') return undefined
  return released.kind === 'lesson' ? released.lesson.title : released.module.title
}

/** What holds for a lesson without a rule of its own. */
const ruleAbove = ([lesson]: readonly ProgramLesson[], { modules, release }: Program): ReleaseRule | null =>
  modules.find(({ id }) => id === lesson?.module_id)?.release ?? release
