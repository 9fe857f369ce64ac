import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { Course } from '@lectern/contract/courses/course'
import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import { useReaderZone, useTexts } from '../../../../lib/texts/index.ts'
import { ReleaseDialog, useReleaseWords } from '../../../lessons/index.ts'
import type { ProgramWork } from './use-program-work.ts'

/** Of what it is asked when it opens. */
export type Released =
  | { readonly kind: 'lesson'; readonly lesson: ProgramLesson }
  | { readonly kind: 'module'; readonly module: ProgramModule }
  | { readonly kind: 'lessons'; readonly lessons: readonly ProgramLesson[] }

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
  const save = (release: ReleaseRule | null) => {
    const done = { onSuccess: onClose }
    if (released.kind === 'module') work.changeModule.mutate({ id: released.module.id, release }, done)
    else if (released.kind === 'lesson') work.change.mutate({ id: released.lesson.id, release }, done)
    else work.changeMany.mutate({ ids: [...isOwn], release }, done)
  }
  const call = { module: work.changeModule, lesson: work.change, lessons: work.changeMany }[released.kind]
  return (
    <ReleaseDialog
      title={titleOf(released) ?? t('create-course.lessons_count', { count: own.length })}
      rule={ruleOf(released)}
      aboveLabel={
        released.kind === 'module'
          ? t('create-course.release_as_course', { words: words(above) })
          : released.kind === 'lesson'
            ? t('create-course.release_as_module', { words: words(above) })
            : t('create-course.release_as_modules')
      }
      zone={course.time_zone ?? zone}
      lessons={program.lessons.filter(({ id }) => !isOwn.has(id))}
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
  return lessons.filter((lesson) => lesson.module_id === released.module.id)
}

const ruleOf = (released: Released): ReleaseRule | null => {
  if (released.kind === 'lessons') return null
  return released.kind === 'lesson' ? released.lesson.release : released.module.release
}

const titleOf = (released: Released): string | undefined => {
  if (released.kind === 'lessons') return undefined
  return released.kind === 'lesson' ? released.lesson.title : released.module.title
}

/** What holds for a lesson without a rule of its own. */
const ruleAbove = ([lesson]: readonly ProgramLesson[], { modules, release }: Program): ReleaseRule | null =>
  modules.find(({ id }) => id === lesson?.module_id)?.release ?? release
