import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { CalendarClock, CalendarDays, ChevronsDownUp, ChevronsUpDown, ListChecks } from 'lucide-react'
import { useReleaseWords } from '../../../lessons/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AddModule } from './add-module.tsx'
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

/** What is done with a program as a whole; of a marathon its calendar first. */
export const ProgramTools = (props: ProgramToolsProps) => {
  const { course, program, work, closed, setClosed, onRelease, onCheck, onCalendar } = props
  const { t } = useTexts()
  const words = useReleaseWords()
  const { modules } = program
  const isOpen = modules.some(({ id }) => !closed.has(id))
  const isMarathon = productKindOf(course.type_id) === 'marathon'
  const checkButton = (
    <Button variant="quiet" icon={<Icon of={ListChecks} />} onClick={onCheck}>
      {t('create-course.check_open')}
    </Button>
  )
  return (
    <div className={styles.tools}>
      {!isMarathon && checkButton}
      <Button
        variant={isMarathon ? 'secondary' : 'quiet'}
        icon={<Icon of={CalendarDays} />}
        onClick={onCalendar}
      >
        {t('courses.calendar_open')}
      </Button>
      <Button variant="quiet" icon={<Icon of={CalendarClock} />} onClick={onRelease}>
        {t('courses.release_of_course', { words: words(program.release) })}
      </Button>
      {isMarathon && checkButton}
      {modules.length > 0 && (
        <Button
          variant="quiet"
          icon={<Icon of={isOpen ? ChevronsDownUp : ChevronsUpDown} />}
          onClick={() => setClosed(new Set(isOpen ? modules.map(({ id }) => id) : []))}
        >
          {t(isOpen ? 'courses.modules_close' : 'courses.modules_open')}
        </Button>
      )}
      <AddModule labels={course.labels} number={modules.length + 1} adding={work.addModule} />
    </div>
  )
}
