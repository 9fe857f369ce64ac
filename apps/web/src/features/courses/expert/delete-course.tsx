import type { CourseCard } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteCourse, listCourseCards, restoreCourse } from '../api.ts'

interface DeleteCourseProps {
  /** The course that is to go; nothing is asked without one. */
  course: Pick<CourseCard, 'id' | 'title' | 'type_id'> | undefined
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks for the name of a course before it goes. */
export const DeleteCourse = ({ course, onClose, onDeleted }: DeleteCourseProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const kind = course ? productKindOf(course.type_id) : 'course'
  const restore = useMutation({
    mutationFn: (id: number) => restoreCourse({ params: { course: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) }),
  })
  const remove = useMutation({
    mutationFn: (id: number) => deleteCourse({ params: { course: id } }),
    onSuccess: async (_reply, id) => {
      onClose()
      onDeleted?.()
      toasts.show({
        title: t('courses.course_deleted', { kind }),
        message: course?.title,
        action: { label: t('create-course.undo'), onSelect: () => restore.mutate(id) },
      })
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) })
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open={course !== undefined}
      onClose={onClose}
      title={t('courses.course_delete_title', { kind })}
      message={t('courses.course_delete_text', { kind })}
      confirmLabel={t('courses.course_delete', { kind })}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      nameToType={course && { name: course.title, label: t('courses.course_delete_name', { kind }) }}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => course && remove.mutate(course.id)}
    />
  )
}
