import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import {
  CalendarClock,
  ChevronDown,
  ChevronRight,
  CopyPlus,
  Ellipsis,
  Eye,
  EyeOff,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { memo, useState } from 'react'
import { moveEntries } from '../../../../frame/index.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { useReleaseWords } from '../../../lessons/index.ts'
import { copyTitle } from '../../../../lib/copy-title.ts'
import { isSameLine, type LineProps } from './line-props.ts'
import type { ModuleRow } from './program-rows.ts'
import { Rename } from './rename.tsx'
import styles from './program.module.css'

interface ProgramModuleProps extends LineProps {
  row: ModuleRow
}

const entriesOf = (
  t: Translate,
  { row, place, hands }: ProgramModuleProps,
  rename: () => void,
): MenuEntry[] => {
  const work = hands.work()
  const { module, lessons, number } = row
  const ids = lessons.map(({ id }) => id)
  const setAll = (status_id: 1 | 4) => work.changeMany.mutate({ ids, status_id })
  return [
    { kind: 'action', label: t('create-course.rename'), icon: Pencil, onSelect: rename },
    {
      ...{ kind: 'action', label: t('create-course.lesson_add'), icon: Plus },
      onSelect: () => work.add.mutate({ title: t('create-course.lesson_untitled'), module_id: module.id }),
    },
    {
      ...{ kind: 'action', label: t('create-course.release_set'), icon: CalendarClock },
      onSelect: () => hands.release({ kind: 'module', module }),
    },
    {
      ...{ kind: 'action', label: t('create-course.module_publish'), icon: Eye },
      disabled: lessons.every((lesson) => lesson.status_id === lessonStatus.published),
      onSelect: () => setAll(lessonStatus.published),
    },
    {
      ...{ kind: 'action', label: t('create-course.module_hide'), icon: EyeOff },
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
      onMove: (step) => hands.move(place, step),
    }),
    { kind: 'separator' },
    {
      ...{ kind: 'action', label: t('create-course.module_delete'), icon: Trash2, danger: true },
      onSelect: () => hands.askDelete(module),
    },
  ]
}

/** The head of a module in the program. */
export const ProgramModuleLine = memo((props: ProgramModuleProps) => {
  const { row, place, total, item, handle, hands } = props
  const { module, lessons, number, isOpen } = row
  const { t } = useTexts()
  const words = useReleaseWords()
  const [renaming, setRenaming] = useState(false)
  const actions = t('create-course.module_actions', { title: module.title })
  const published = lessons.filter((lesson) => lesson.status_id === lessonStatus.published).length
  return (
    <li {...item} className={classNames(styles.lesson, styles.module, sortItemClass)}>
      <SortHandle
        {...handle}
        name={module.title}
        label={t('create-course.module_move', { title: module.title, number: place + 1, total })}
      />
      <IconButton
        icon={isOpen ? ChevronDown : ChevronRight}
        size="small"
        label={t(isOpen ? 'create-course.module_close' : 'create-course.module_open', {
          title: module.title,
        })}
        aria-expanded={isOpen}
        onClick={() => hands.toggle(module)}
      />
      <span className={styles.number}>{number}</span>
      {renaming ? (
        <Rename
          label={t('create-course.module_title')}
          title={module.title}
          onDone={(title) => {
            setRenaming(false)
            if (title !== module.title) hands.work().changeModule.mutate({ id: module.id, title })
          }}
        />
      ) : (
        <h3 className={styles.moduleTitle}>
          <button type="button" title={t('create-course.rename')} onClick={() => setRenaming(true)}>
            {module.title}
          </button>
        </h3>
      )}
      <span className={styles.badges}>
        <span className={styles.count}>
          {t('create-course.module_published', { count: lessons.length, published })}
        </span>
        <button
          type="button"
          className={styles.release}
          onClick={() => hands.release({ kind: 'module', module })}
        >
          <Icon of={CalendarClock} />
          {words(module.release)}
        </button>
      </span>
      <Menu
        label={actions}
        align="end"
        maxHeight={420}
        entries={() => entriesOf(t, props, () => setRenaming(true))}
        renderTrigger={(attributes) => (
          <IconButton {...attributes} icon={Ellipsis} size="small" label={actions} />
        )}
      />
    </li>
  )
}, isSameLine)
