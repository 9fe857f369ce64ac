import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { IconButton } from '@lectern/ui/actions/icon-button'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import {
  CalendarClock,
  ChevronDown,
  ChevronRight,
  CopyPlus,
  Eye,
  EyeOff,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { memo, useState } from 'react'
import { moveEntries } from '../../../../../frame/index.ts'
import { type Translate, useTexts } from '../../../../../lib/texts/index.ts'
import { useReleaseWords } from '../../../../lessons/index.ts'
import { copyTitle } from '../../../../../lib/copy-title.ts'
import { Cell, Line, titleId } from './line.tsx'
import { HandleCell, MenuCell } from './line-cells.tsx'
import { isSameLine, type LineProps } from './line-props.ts'
import type { ModuleRow } from '../program-rows.ts'
import { Rename } from './rename.tsx'
import styles from '../program.module.css'

interface ProgramModuleProps extends LineProps {
  row: ModuleRow
}

const entriesOf = (t: Translate, { row, at, hands }: ProgramModuleProps, rename: () => void): MenuEntry[] => {
  const work = hands.work()
  const { module, lessons, number } = row
  const ids = lessons.map(({ id }) => id)
  const setAll = (status_id: 1 | 4) => work.changeMany.mutate({ ids, status_id })
  return [
    { kind: 'action', label: t('create-course.rename'), icon: Pencil, onSelect: rename },
    {
      ...{ kind: 'action', label: t('courses.lesson_add'), icon: Plus },
      onSelect: () => work.add.mutate({ title: t('courses.lesson_untitled'), module_id: module.id }),
    },
    {
      ...{ kind: 'action', label: t('courses.release_set'), icon: CalendarClock },
      onSelect: () => hands.release({ kind: 'module', module }),
    },
    {
      ...{ kind: 'action', label: t('courses.module_publish'), icon: Eye },
      disabled: lessons.every((lesson) => lesson.status_id === lessonStatus.published),
      onSelect: () => setAll(lessonStatus.published),
    },
    {
      ...{ kind: 'action', label: t('courses.module_hide'), icon: EyeOff },
      disabled: lessons.every((lesson) => lesson.status_id === lessonStatus.draft),
      onSelect: () => setAll(lessonStatus.draft),
    },
    {
      ...{ kind: 'action', label: t('create-course.duplicate'), icon: CopyPlus },
      onSelect: () =>
        work.copyModule.mutate({ id: module.id, title: copyTitle(module.title, lessonLimits.title, t) }),
    },
    ...moveEntries(t, {
      number,
      total: hands.program().modules.length,
      onMove: (step) => hands.move(at, step),
    }),
    { kind: 'separator' },
    {
      ...{ kind: 'action', label: t('courses.module_delete'), icon: Trash2, danger: true },
      onSelect: () => hands.askDelete(module),
    },
  ]
}

/** The head of a module in the program. */
export const ProgramModuleLine = memo((props: ProgramModuleProps) => {
  const { row, at, total, handle, hands, isCurrent } = props
  const { module, isOpen } = row
  const { t } = useTexts()
  const [renaming, setRenaming] = useState(false)
  const tabIndex = isCurrent ? 0 : -1
  return (
    <Line {...props} className={styles.module}>
      <HandleCell
        handle={handle}
        isCurrent={isCurrent}
        name={module.title}
        label={t('courses.module_move', { title: module.title, number: at + 1, total })}
      />
      <Cell>
        <IconButton
          icon={isOpen ? ChevronDown : ChevronRight}
          size="small"
          tabIndex={tabIndex}
          label={t(isOpen ? 'courses.module_close' : 'courses.module_open', {
            title: module.title,
          })}
          aria-expanded={isOpen}
          onClick={() => hands.toggle(module)}
        />
      </Cell>
      <ModuleTitle
        {...props}
        renaming={renaming}
        onRename={() => setRenaming(true)}
        onDone={() => setRenaming(false)}
      />
      <ModuleBadges {...props} />
      <MenuCell
        isCurrent={isCurrent}
        label={t('courses.module_actions', { title: module.title })}
        entries={() => entriesOf(t, props, () => setRenaming(true))}
      />
    </Line>
  )
}, isSameLine)

interface ModuleTitleProps extends ProgramModuleProps {
  renaming: boolean
  onRename: () => void
  onDone: () => void
}

const ModuleTitle = ({ row, hands, isCurrent, renaming, onRename, onDone }: ModuleTitleProps) => {
  const { t } = useTexts()
  const { module, number } = row
  return (
    <Cell className={styles.titleCell}>
      <span className={styles.number}>{number}</span>
      {renaming ? (
        <Rename
          label={t('courses.module_title')}
          title={module.title}
          onDone={(title) => {
            onDone()
            if (title !== module.title) hands.work().changeModule.mutate({ id: module.id, title })
          }}
        />
      ) : (
        <h3 className={styles.moduleTitle}>
          <button
            id={titleId(row)}
            type="button"
            title={t('create-course.rename')}
            tabIndex={isCurrent ? 0 : -1}
            onClick={onRename}
          >
            {module.title}
          </button>
        </h3>
      )}
    </Cell>
  )
}

const ModuleBadges = ({ row: { module, lessons }, hands, isCurrent }: ProgramModuleProps) => {
  const { t } = useTexts()
  const words = useReleaseWords()
  const published = lessons.filter((lesson) => lesson.status_id === lessonStatus.published).length
  return (
    <Cell className={styles.badges}>
      <span className={styles.count}>
        {t('courses.module_published', { count: lessons.length, published })}
      </span>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        className={styles.release}
        onClick={() => hands.release({ kind: 'module', module })}
      >
        <Icon of={CalendarClock} />
        {words(module.release)}
      </button>
    </Cell>
  )
}
