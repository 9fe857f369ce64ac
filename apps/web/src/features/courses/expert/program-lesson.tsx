import type { Program } from '@lectern/contract/courses/course'
import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { Badge } from '@lectern/ui/feedback/badge'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { Copy, Ellipsis, ExternalLink, Eye, EyeOff, ListChecks, Pencil, Trash2, Unlock } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { moveEntries } from '../../../frame/index.ts'
import { StatusBadge } from '../../lessons/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { useProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

type Lesson = Program['lessons'][number]

interface ProgramLessonProps {
  courseId: number
  lesson: Lesson
  number: number
  total: number
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  work: ReturnType<typeof useProgramWork>
  onMove: (step: -1 | 1) => void
  onCopyTo: () => void
}

const useEntries = (props: ProgramLessonProps, rename: () => void): MenuEntry[] => {
  const { t } = useTexts()
  const { lesson, number, total, work, onMove, onCopyTo } = props
  const isPublished = lesson.status_id === lessonStatus.published
  const status_id = isPublished ? lessonStatus.draft : lessonStatus.published
  return [
    { kind: 'action', label: t('create-course.rename'), icon: Pencil, onSelect: rename },
    {
      kind: 'action',
      label: t(isPublished ? 'create-course.lesson_unpublish' : 'create-course.lesson_publish'),
      icon: isPublished ? EyeOff : Eye,
      onSelect: () => work.change.mutate({ id: lesson.id, status_id }),
    },
    { kind: 'link', label: t('create-course.view_lesson'), icon: ExternalLink, href: lesson.link },
    { kind: 'action', label: t('create-course.copy_content'), icon: Copy, onSelect: onCopyTo },
    ...moveEntries(t, { number, total, onMove }),
    { kind: 'separator' },
    {
      kind: 'action',
      label: t('create-course.lesson_delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => work.remove.mutate({ id: lesson.id, title: lesson.title }),
    },
  ]
}

/** One lesson of the program. */
export const ProgramLesson = (props: ProgramLessonProps) => {
  const { courseId, lesson, number, total, item, handle, work } = props
  const { t } = useTexts()
  const [renaming, setRenaming] = useState(false)
  const entries = useEntries(props, () => setRenaming(true))
  const actions = t('create-course.lesson_actions', { title: lesson.title })
  return (
    <li {...item} className={classNames(styles.lesson, sortItemClass)}>
      <SortHandle
        {...handle}
        name={lesson.title}
        label={t('create-course.lesson_move', { title: lesson.title, number, total })}
      />
      <span className={styles.number}>{number}</span>
      {renaming ? (
        <Rename
          title={lesson.title}
          onDone={(title) => {
            setRenaming(false)
            if (title !== '' && title !== lesson.title) work.change.mutate({ id: lesson.id, title })
          }}
        />
      ) : (
        <Link href={paths.expertLesson(courseId, lesson.id)} className={styles.title} title={lesson.title}>
          {lesson.title}
        </Link>
      )}
      <span className={styles.badges}>
        {lesson.quiz_ids.length > 0 && (
          <Badge icon={ListChecks}>
            {t('create-course.practices_count', { count: lesson.quiz_ids.length })}
          </Badge>
        )}
        {lesson.is_public && <Badge icon={Unlock}>{t('create-course.free_preview_short')}</Badge>}
        <StatusBadge status={lesson.status_id} />
      </span>
      <Menu
        label={actions}
        align="end"
        maxHeight={360}
        entries={entries}
        renderTrigger={(attributes) => (
          <IconButton {...attributes} icon={Ellipsis} size="small" label={actions} />
        )}
      />
    </li>
  )
}

const Rename = ({ title, onDone }: { title: string; onDone: (title: string) => void }) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState(title)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onDone(typed.trim())
    if (event.key === 'Escape') onDone(title)
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
      autoFocus
      className={styles.rename}
      value={typed}
      maxLength={lessonLimits.title}
      aria-label={t('create-course.lesson_title')}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={onKeyDown}
    />
  )
}
