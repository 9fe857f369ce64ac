import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import {
  CalendarClock,
  CalendarDays,
  ChevronsDownUp,
  ChevronsUpDown,
  FolderPlus,
  ListChecks,
} from 'lucide-react'
import { useReleaseWords } from '../../../lessons/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { ProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

interface ProgramToolsProps {
  course: Course
  program: Program
  work: ProgramWork
  closed: ReadonlySet<number>
  setClosed: (closed: ReadonlySet<number>) => void
  onRelease: () => void
  onCheck: () => void
  onCalendar: () => void
}

/** What is done with a program as a whole. */
export const ProgramTools = (props: ProgramToolsProps) => {
  const { course, program, work, closed, setClosed, onRelease, onCheck, onCalendar } = props
  const { t } = useTexts()
  const words = useReleaseWords()
  const { modules } = program
  const isOpen = modules.some(({ id }) => !closed.has(id))
  const { module: label } = course.labels
  const number = modules.length + 1
  const title = label === undefined ? t('create-course.module_new', { number }) : `${label} ${number}`
  return (
    <div className={styles.tools}>
      <Button variant="quiet" icon={<Icon of={ListChecks} />} onClick={onCheck}>
        {t('create-course.check_open')}
      </Button>
      <Button variant="quiet" icon={<Icon of={CalendarClock} />} onClick={onRelease}>
        {t('create-course.release_of_course', { words: words(program.release) })}
      </Button>
      <Button variant="quiet" icon={<Icon of={CalendarDays} />} onClick={onCalendar}>
        {t('create-course.calendar_open')}
      </Button>
      {modules.length > 0 && (
        <Button
          variant="quiet"
          icon={<Icon of={isOpen ? ChevronsDownUp : ChevronsUpDown} />}
          onClick={() => setClosed(new Set(isOpen ? modules.map(({ id }) => id) : []))}
        >
          {t(isOpen ? 'create-course.modules_close' : 'create-course.modules_open')}
        </Button>
      )}
      <Button
        icon={<Icon of={FolderPlus} />}
        busy={work.addModule.isPending}
        onClick={() => work.addModule.mutate(title)}
      >
        {label === undefined ? t('create-course.module_add') : t('create-course.module_add_named', { label })}
      </Button>
    </div>
  )
}
