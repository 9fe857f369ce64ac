import type { Course } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { CalendarClock, ListTree } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AddModule } from './add-module.tsx'
import type { ProgramWork } from './use-program-work.ts'

interface NoProgramProps {
  course: Pick<Course, 'labels' | 'type_id'>
  adding: Pick<ProgramWork['addModule'], 'mutate' | 'isPending'>
  onRelease: () => void
}

/** A program without a line: a marathon begins with its weeks and with what opens on which day. */
export const NoProgram = ({ course, adding, onRelease }: NoProgramProps) => {
  const { t } = useTexts()
  const isMarathon = productKindOf(course.type_id) === 'marathon'
  return (
    <EmptyState
      icon={ListTree}
      framed
      title={t('courses.program_empty')}
      text={t(isMarathon ? 'courses.program_empty_marathon' : 'courses.program_empty_text')}
      actions={
        <>
          <AddModule labels={course.labels} number={1} adding={adding} />
          {isMarathon && (
            <Button icon={<Icon of={CalendarClock} />} onClick={onRelease}>
              {t('courses.program_days_open')}
            </Button>
          )}
        </>
      }
    />
  )
}
