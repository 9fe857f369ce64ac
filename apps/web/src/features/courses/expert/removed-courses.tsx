import type { RemovedCourse } from '@lectern/contract/courses/course'
import type { CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { trashDays } from '@lectern/contract/lessons/trash/trash'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { ListView, useListState } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listCourseCards, listRemovedCourses, restoreCourse } from '../api.ts'

interface RemovedCoursesProps {
  typeId: CourseTypeId
  onClose: () => void
}

/** Courses that were deleted, to bring them back. */
export const RemovedCourses = ({ typeId, onClose }: RemovedCoursesProps) => {
  const { t } = useTexts()
  const address = useListState({ name: 'removed-courses' })
  const { page, perPage } = address
  const list = useQuery(queryFor(listRemovedCourses, { query: { type_id: typeId, page, per_page: perPage } }))
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('create-course.trash')}
      description={t('courses.trash_of_courses', { days: trashDays })}
      closeLabel={t('common.close')}
    >
      <ListView
        list={list}
        address={address}
        empty={<EmptyState icon={Trash2} title={t('create-course.trash_empty')} />}
      >
        {(rows) => (
          <ul className={rowList.list}>
            {rows.map((course) => (
              <RemovedLine key={course.id} course={course} />
            ))}
          </ul>
        )}
      </ListView>
    </Dialog>
  )
}

const RemovedLine = ({ course: { id, title, removed_at, expires_at } }: { course: RemovedCourse }) => {
  const { t } = useTexts()
  const dates = useDates()
  const queryClient = useQueryClient()
  const restore = useMutation({
    mutationFn: () => restoreCourse({ params: { course: id } }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('create-course.trash_restored', { name: title }) })
      await Promise.all(
        [listRemovedCourses, listCourseCards].map((call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      )
    },
  })
  return (
    <li className={rowList.row}>
      <div className={rowList.words}>
        <span className={rowList.name}>{title}</span>
        <span className={rowList.muted}>
          <span>{dates.moment(removed_at)}</span>
          <span>{t('create-course.trash_expires', { date: dates.date(expires_at) })}</span>
        </span>
      </div>
      <Button
        size="small"
        icon={<Icon of={Undo2} />}
        busy={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('create-course.trash_restore')}
      </Button>
    </li>
  )
}
