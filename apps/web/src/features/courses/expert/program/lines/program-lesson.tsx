import { practiceUnits } from '@lectern/contract/blocks/unit-types'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { Link } from '@lectern/ui/actions/link'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import {
  CalendarClock,
  Copy,
  CopyPlus,
  ExternalLink,
  Eye,
  EyeOff,
  FolderInput,
  ListChecks,
  Megaphone,
  Pencil,
  Trash2,
  TriangleAlert,
  Unlock,
} from 'lucide-react'
import { memo, useState } from 'react'
import { moveEntries } from '../../../../../frame/index.ts'
import { paths } from '../../../../../lib/routing/paths.ts'
import { type Translate, useTexts } from '../../../../../lib/texts/index.ts'
import { blockDescriptions } from '../../../../blocks/index.ts'
import { StatusBadge, useReleaseWords } from '../../../../lessons/index.ts'
import { copyTitle } from '../../../../../lib/copy-title.ts'
import { Cell, Line, titleId } from './line.tsx'
import { HandleCell, MenuCell } from './line-cells.tsx'
import { isSameLine, type LineHands, type LineProps } from './line-props.ts'
import { putLessons, rowsOf, type LessonRow } from '../program-rows.ts'
import { Rename } from './rename.tsx'
import styles from '../program.module.css'

interface ProgramLessonProps extends LineProps {
  row: LessonRow
  courseId: number
  isSelected: boolean
  /** Learners can never open it. */
  isLocked: boolean
}

const statusEntries = [
  { status: lessonStatus.published, text: 'create-course.lesson_publish', icon: Eye },
  { status: lessonStatus.announced, text: 'courses.lesson_announce', icon: Megaphone },
  { status: lessonStatus.draft, text: 'create-course.lesson_unpublish', icon: EyeOff },
] as const

/** The modules into which a lesson can go, without dragging it. */
const moveToEntries = (t: Translate, { lesson }: LessonRow, hands: LineHands): MenuEntry[] => {
  const program = hands.program()
  if (program.modules.length === 0) return []
  const places = [
    ...(lesson.module_id === null ? [] : [{ id: null, title: t('courses.module_before_first') }]),
    ...program.modules.filter(({ id }) => id !== lesson.module_id),
  ]
  return [
    { kind: 'heading', label: t('courses.move_to') },
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
  const { row, at, total, hands } = props
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
      ...{ kind: 'action', label: t('courses.release_set'), icon: CalendarClock },
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
    ...moveEntries(t, { number: at + 1, total, onMove: (step) => hands.move(at, step) }),
    { kind: 'separator' },
    ...moveToEntries(t, row, hands),
    {
      ...{ kind: 'action', label: t('courses.lesson_delete'), icon: Trash2, danger: true },
      onSelect: () => hands.work().remove.mutate(lesson),
    },
  ]
}

/** One lesson of the program. */
export const ProgramLessonLine = memo((props: ProgramLessonProps) => {
  const { row, at, total, handle, hands, isSelected, isCurrent } = props
  const { lesson } = row
  const { t } = useTexts()
  const [renaming, setRenaming] = useState(false)
  const tabIndex = isCurrent ? 0 : -1
  return (
    <Line {...props} className={row.level === 2 ? styles.inModule : undefined}>
      <HandleCell
        handle={handle}
        isCurrent={isCurrent}
        name={lesson.title}
        label={t('courses.lesson_move', { title: lesson.title, number: at + 1, total })}
      />
      <Cell>
        <Checkbox
          className={styles.check}
          aria-label={t('courses.lesson_select', { title: lesson.title })}
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            hands.select(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </Cell>
      <LessonTitle {...props} renaming={renaming} onDone={() => setRenaming(false)} />
      <LessonBadges {...props} />
      <MenuCell
        isCurrent={isCurrent}
        label={t('create-course.lesson_actions', { title: lesson.title })}
        entries={() => entriesOf(t, props, () => setRenaming(true))}
      />
    </Line>
  )
}, isSameLine)

interface LessonTitleProps extends ProgramLessonProps {
  renaming: boolean
  onDone: () => void
}

const LessonTitle = ({ row, courseId, hands, isCurrent, renaming, onDone }: LessonTitleProps) => {
  const { t } = useTexts()
  const { lesson, number } = row
  return (
    <Cell className={styles.titleCell}>
      <span className={styles.number}>{number}</span>
      {renaming ? (
        <Rename
          label={t('create-course.lesson_title')}
          title={lesson.title}
          onDone={(title) => {
            onDone()
            if (title !== lesson.title) hands.work().change.mutate({ id: lesson.id, title })
          }}
        />
      ) : (
        <Link
          id={titleId(row)}
          href={paths.expertLesson(courseId, lesson.id)}
          className={styles.title}
          title={lesson.title}
          tabIndex={isCurrent ? 0 : -1}
        >
          {lesson.title}
        </Link>
      )}
    </Cell>
  )
}

const LessonBadges = ({ row: { lesson }, hands, isCurrent, isLocked }: ProgramLessonProps) => {
  const { t } = useTexts()
  const words = useReleaseWords()
  const tabIndex = isCurrent ? 0 : -1
  return (
    <Cell className={styles.badges}>
      <UnitKinds types={lesson.unit_types} />
      {lesson.quiz_ids.length > 0 && (
        <Badge icon={ListChecks}>{t('courses.practices_count', { count: lesson.quiz_ids.length })}</Badge>
      )}
      {lesson.is_public && <Badge icon={Unlock}>{t('courses.free_preview_short')}</Badge>}
      {isLocked && (
        <button
          type="button"
          tabIndex={tabIndex}
          className={classNames(styles.release, styles.locked)}
          title={t('courses.found_lesson_locked')}
          onClick={() => hands.mend(lesson)}
        >
          <Icon of={TriangleAlert} />
          {t('courses.lesson_never_opens')}
        </button>
      )}
      {lesson.release && (
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles.release}
          onClick={() => hands.release({ kind: 'lesson', lesson })}
        >
          <Icon of={CalendarClock} />
          {words(lesson.release)}
        </button>
      )}
      <StatusBadge status={lesson.status_id} />
    </Cell>
  )
}

/** Pictures of the kinds of units that stand in a lesson; practices have a badge of their own. */
const UnitKinds = ({ types }: { types: readonly number[] }) => {
  const { t } = useTexts()
  const shown = blockDescriptions.filter(({ typeId }) => types.includes(typeId) && !practiceUnits.has(typeId))
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
