import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import {
  CalendarClock,
  Copy,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FolderInput,
  ListChecks,
  Megaphone,
  Pencil,
  Trash2,
  Unlock,
} from 'lucide-react'
import { memo, useState } from 'react'
import { moveEntries } from '../../../../frame/index.ts'
import { paths } from '../../../../lib/routing/paths.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { blockDescriptions } from '../../../blocks/index.ts'
import { StatusBadge, useReleaseWords } from '../../../lessons/index.ts'
import { copyTitle } from '../../../../lib/copy-title.ts'
import { isSameLine, type LineHands, type LineProps } from './line-props.ts'
import { putLessons, rowsOf, type LessonRow } from './program-rows.ts'
import { Rename } from './rename.tsx'
import styles from './program.module.css'

interface ProgramLessonProps extends LineProps {
  row: LessonRow
  courseId: number
  isSelected: boolean
}

const statusEntries = [
  { status: lessonStatus.published, text: 'create-course.lesson_publish', icon: Eye },
  { status: lessonStatus.announced, text: 'create-course.lesson_announce', icon: Megaphone },
  { status: lessonStatus.draft, text: 'create-course.lesson_unpublish', icon: EyeOff },
] as const

/** The modules into which a lesson can go, without dragging it. */
const moveToEntries = (t: Translate, { lesson }: LessonRow, hands: LineHands): MenuEntry[] => {
  const program = hands.program()
  if (program.modules.length === 0) return []
  const places = [
    ...(lesson.module_id === null ? [] : [{ id: null, title: t('create-course.module_before_first') }]),
    ...program.modules.filter(({ id }) => id !== lesson.module_id),
  ]
  return [
    { kind: 'heading', label: t('create-course.move_to') },
    ...places.map(({ id, title }): MenuEntry => ({
      kind: 'action',
      label: title,
      icon: FolderInput,
      onSelect: () => hands.work().move(putLessons(rowsOf(program, new Set()), [lesson.id], id)),
    })),
    { kind: 'separator' },
  ]
}

const entriesOf = (t: Translate, props: ProgramLessonProps, rename: () => void): MenuEntry[] => {
  const { row, place, total, hands } = props
  const { lesson } = row
  const setStatus = (status_id: LessonStatusId) => hands.work().change.mutate({ id: lesson.id, status_id })
  return [
    { kind: 'action', label: t('create-course.rename'), icon: Pencil, onSelect: rename },
    ...statusEntries
      .filter(({ status }) => status !== lesson.status_id)
      .map(({ status, text, icon }): MenuEntry => ({
        ...{ kind: 'action', label: t(text), icon },
        onSelect: () => setStatus(status),
      })),
    {
      ...{ kind: 'action', label: t('create-course.release_set'), icon: CalendarClock },
      onSelect: () => hands.release({ kind: 'lesson', lesson }),
    },
    { kind: 'link', label: t('create-course.view_lesson'), icon: ExternalLink, href: lesson.link },
    {
      ...{ kind: 'action', label: t('create-course.duplicate'), icon: CopyPlus },
      onSelect: () =>
        hands
          .work()
          .copyLesson.mutate({ id: lesson.id, title: copyTitle(lesson.title, lessonLimits.title, t) }),
    },
    {
      ...{ kind: 'action', label: t('create-course.copy_content'), icon: Copy },
      onSelect: () => hands.copyTo(lesson),
    },
    ...moveEntries(t, { number: place + 1, total, onMove: (step) => hands.move(place, step) }),
    { kind: 'separator' },
    ...moveToEntries(t, row, hands),
    {
      ...{ kind: 'action', label: t('create-course.lesson_delete'), icon: Trash2, danger: true },
      onSelect: () => hands.work().remove.mutate(lesson),
    },
  ]
}

/** One lesson of the program. */
export const ProgramLessonLine = memo((props: ProgramLessonProps) => {
  const { courseId, row, place, total, item, handle, hands, isSelected } = props
  const { lesson, number } = row
  const { t } = useTexts()
  const words = useReleaseWords()
  const [renaming, setRenaming] = useState(false)
  const actions = t('create-course.lesson_actions', { title: lesson.title })
  return (
    <li
      {...item}
      className={classNames(styles.lesson, lesson.module_id !== null && styles.inModule, sortItemClass)}
      data-selected={isSelected || undefined}
    >
      <SortHandle
        {...handle}
        name={lesson.title}
        label={t('create-course.lesson_move', { title: lesson.title, number: place + 1, total })}
      />
      <Checkbox
        className={styles.check}
        aria-label={t('create-course.lesson_select', { title: lesson.title })}
        checked={isSelected}
        onChange={() => hands.select(row.id)}
      />
      <span className={styles.number}>{number}</span>
      {renaming ? (
        <Rename
          label={t('create-course.lesson_title')}
          title={lesson.title}
          onDone={(title) => {
            setRenaming(false)
            if (title !== lesson.title) hands.work().change.mutate({ id: lesson.id, title })
          }}
        />
      ) : (
        <Link href={paths.expertLesson(courseId, lesson.id)} className={styles.title} title={lesson.title}>
          {lesson.title}
        </Link>
      )}
      <span className={styles.badges}>
        <UnitKinds types={lesson.unit_types} />
        {lesson.quiz_ids.length > 0 && (
          <Badge icon={ListChecks}>
            {t('create-course.practices_count', { count: lesson.quiz_ids.length })}
          </Badge>
        )}
        {lesson.is_public && <Badge icon={Unlock}>{t('create-course.free_preview_short')}</Badge>}
        {lesson.release && (
          <button
            type="button"
            className={styles.release}
            onClick={() => hands.release({ kind: 'lesson', lesson })}
          >
            <Icon of={CalendarClock} />
            {words(lesson.release)}
          </button>
        )}
        <StatusBadge status={lesson.status_id} />
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

/** Pictures of the kinds of units that stand in a lesson; practices have a badge of their own. */
const UnitKinds = ({ types }: { types: readonly number[] }) => {
  const { t } = useTexts()
  const shown = blockDescriptions.filter(({ typeId }) => types.includes(typeId) && !practices.has(typeId))
  if (shown.length === 0) return null
  return (
    <span className={styles.kinds}>
      {shown.map(({ typeId, icon, name }) => (
        <span key={typeId} title={t(name)}>
          <Icon of={icon} />
        </span>
      ))}
    </span>
  )
}

const practices: ReadonlySet<number> = new Set([5, 7])
