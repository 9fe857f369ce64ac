import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { trashDays, type TrashEntry } from '@lectern/contract/lessons/trash/trash'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { descriptionOf, type EditedUnit } from '../../../blocks/index.ts'
import { deleteTrashed, getTrashed, listTrash, restoreTrashed } from '../../api.ts'
import { unitWords } from '../section/section-words.ts'
import styles from './course-trash.module.css'

interface CourseTrashProps {
  courseId: number
  onClose: () => void
  /** Something came back: what is being written may hold it now. */
  onRestored: () => Promise<void>
}

/** What was deleted from a course, to look at and to bring back. */
export const CourseTrash = ({ courseId, onClose, onRestored }: CourseTrashProps) => {
  const { t } = useTexts()
  const list = useTrash(courseId)
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? []
  const refresh = async () => {
    await Promise.all([list.refetch(), onRestored()])
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('create-course.trash')}
      description={t('lesson-editor.trash_days', { days: trashDays })}
      closeLabel={t('common.close')}
    >
      {list.isPending && <SkeletonText lines={6} />}
      {list.isError && <LoadFailure error={list.error} onRetry={() => list.refetch()} />}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={Trash2}
          title={t('create-course.trash_empty')}
          text={t('lesson-editor.trash_empty_text')}
        />
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <TrashLine
            key={`${entry.kind}/${entry.id}`}
            courseId={courseId}
            entry={entry}
            onChanged={refresh}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('lesson-editor.trash_more')}
        </Button>
      )}
    </Dialog>
  )
}

const useTrash = (course: number) =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listTrash), course],
    queryFn: ({ pageParam: page, signal }) => listTrash({ params: { course }, query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    meta: { onlyLogged: true },
  })

const isKind = (typeId: number): typeId is BuiltUnitType => typeId in { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

const kindOf = ({ kind, type_id }: TrashEntry, t: Translate): string => {
  if (kind === 'lesson') return t('lesson-editor.trash_lesson')
  if (kind === 'section' || type_id === null || !isKind(type_id)) return t('lesson-editor.trash_section')
  return t(descriptionOf(type_id).name)
}

interface TrashLineProps {
  courseId: number
  entry: TrashEntry
  onChanged: () => Promise<void>
}

const TrashLine = ({ courseId, entry, onChanged }: TrashLineProps) => {
  const { t } = useTexts()
  const dates = useDates()
  const [shows, setShows] = useState(false)
  const [asks, setAsks] = useState(false)
  const { restore, remove } = useTrashWork(courseId, entry, onChanged)
  const name = entry.title || entry.words.slice(0, 60) || kindOf(entry, t)
  const moment = dates.moment(entry.deleted_at)
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <span className={styles.name}>{`${kindOf(entry, t)} · ${name}`}</span>
        <span className={styles.facts}>
          {entry.lesson ? t('lesson-editor.trash_of_lesson', { lesson: entry.lesson.title, moment }) : moment}
          {' · '}
          {t('create-course.trash_expires', { date: dates.date(entry.expires_at) })}
        </span>
      </div>
      <Button size="small" variant="quiet" aria-expanded={shows} onClick={() => setShows(!shows)}>
        {t(shows ? 'lesson-editor.trash_hide' : 'lesson-editor.trash_look')}
      </Button>
      <Button
        size="small"
        icon={<Icon of={Undo2} />}
        busy={restore.isPending}
        onClick={() => restore.mutate(name)}
      >
        {t('create-course.trash_restore')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsks(true)}>
        {t('lesson-editor.trash_delete')}
      </Button>
      {shows && <TrashContent courseId={courseId} entry={entry} />}
      <ConfirmDelete
        open={asks}
        onClose={() => setAsks(false)}
        title={t('lesson-editor.trash_delete_title')}
        message={t('lesson-editor.trash_delete_text', { name })}
        confirmLabel={t('lesson-editor.trash_delete')}
        cancelLabel={t('create-course.cancel')}
        closeLabel={t('common.close')}
        busy={remove.isPending}
        error={remove.error ? errorText(remove.error, t) : undefined}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}

const useTrashWork = (course: number, { kind, id }: TrashEntry, onChanged: () => Promise<void>) => {
  const { t } = useTexts()
  const params = { course, kind, entry: id }
  const restore = useMutation({
    mutationFn: async (name: string) => {
      await restoreTrashed({ params })
      return name
    },
    onSuccess: async (name) => {
      toasts.show({ tone: 'success', title: t('create-course.trash_restored', { name }) })
      await onChanged()
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  const remove = useMutation({
    mutationFn: () => deleteTrashed({ params }),
    onSuccess: onChanged,
    meta: { showsErrors: true },
  })
  return { restore, remove }
}

const TrashContent = ({ courseId, entry: { kind, id } }: Pick<TrashLineProps, 'courseId' | 'entry'>) => {
  const { t } = useTexts()
  const content = useQuery({
    ...queryFor(getTrashed, { params: { course: courseId, kind, entry: id } }),
    meta: { onlyLogged: true },
  })
  if (content.isError) return <LoadFailure error={content.error} onRetry={() => content.refetch()} />
  if (!content.data) return <SkeletonText lines={3} />
  const units: readonly EditedUnit[] = content.data.data.info_units
  const words = units.map(unitWords).filter((each) => each !== '')
  return <p className={styles.content}>{words.join('\n\n') || t('lesson-editor.unit_without_words')}</p>
}
