import type { Program, ProgramLesson } from '@lectern/contract/courses/program'
import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { Button } from '@lectern/ui/actions/button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { BulkBar } from '@lectern/ui/lists/bulk-bar'
import { CalendarClock, Eye, EyeOff, FolderInput, Megaphone } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { putLessons, rowsOf } from './program-rows.ts'
import type { Released } from './release-of.tsx'
import type { ProgramWork } from './use-program-work.ts'

interface ProgramBulkProps {
  chosen: readonly ProgramLesson[]
  program: Program
  work: ProgramWork
  onClear: () => void
  onRelease: (of: Released) => void
}

/** What is done with several lessons at once. */
export const ProgramBulk = ({ chosen, program, work, onClear, onRelease }: ProgramBulkProps) => {
  const { t } = useTexts()
  if (chosen.length === 0) return null
  const ids = chosen.map(({ id }) => id)
  const setStatus = (status_id: LessonStatusId) => work.changeMany.mutate({ ids, status_id })
  const moveTo = (module: number | null) => work.move(putLessons(rowsOf(program, new Set()), ids, module))
  const places: MenuEntry[] = [
    { kind: 'action', label: t('courses.module_before_first'), onSelect: () => moveTo(null) },
    ...program.modules.map(({ id, title }): MenuEntry => ({
      ...{ kind: 'action', label: title },
      onSelect: () => moveTo(id),
    })),
  ]
  const busy = work.changeMany.isPending
  return (
    <BulkBar
      text={t('courses.lessons_selected', { count: chosen.length })}
      clearLabel={t('courses.selection_clear')}
      onClear={onClear}
    >
      <Button
        size="small"
        icon={<Icon of={Eye} />}
        busy={busy}
        onClick={() => setStatus(lessonStatus.published)}
      >
        {t('courses.bulk_publish')}
      </Button>
      <Button
        size="small"
        icon={<Icon of={Megaphone} />}
        busy={busy}
        onClick={() => setStatus(lessonStatus.announced)}
      >
        {t('courses.bulk_announce')}
      </Button>
      <Button
        size="small"
        icon={<Icon of={EyeOff} />}
        busy={busy}
        onClick={() => setStatus(lessonStatus.draft)}
      >
        {t('courses.bulk_draft')}
      </Button>
      <Button
        size="small"
        icon={<Icon of={CalendarClock} />}
        onClick={() => onRelease({ kind: 'lessons', lessons: chosen })}
      >
        {t('courses.release_set')}
      </Button>
      {program.modules.length > 0 && (
        <Menu
          label={t('courses.move_to')}
          entries={places}
          renderTrigger={(attributes) => (
            <Button {...attributes} size="small" icon={<Icon of={FolderInput} />}>
              {t('courses.move_to')}
            </Button>
          )}
        />
      )}
    </BulkBar>
  )
}
