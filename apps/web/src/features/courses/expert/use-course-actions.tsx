import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CourseCard, CourseChange } from '@lectern/contract/courses/course'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Eye, EyeOff, ExternalLink, Settings2, Trash2, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getCourse, listCourseCards, updateCourse } from '../api.ts'
import { DeleteCourse } from './delete-course.tsx'
import { courseTabPath } from './course-page-search.ts'

export interface CourseActions {
  entriesOf: (course: CourseCard) => MenuEntry[]
  /** What is asked before something is done; stands anywhere on the page. */
  dialog: ReactNode
}

/** Changes a course and reads again whatever shows it. */
export const useCourseChange = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: CourseChange }) =>
      updateCourse({ params: { course: id }, body: change }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) }),
        queryClient.invalidateQueries({ queryKey: queryKeyOf(getCourse) }),
      ]),
  })
}

/** What can be done with one course of a list. */
export const useCourseActions = (): CourseActions => {
  const { t } = useTexts()
  const [removing, setRemoving] = useState<CourseCard>()
  const change = useCourseChange()
  const publish = (course: CourseCard, is_published: boolean) =>
    change.mutate(
      { id: course.id, change: { is_published } },
      {
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title: t(is_published ? 'create-course.course_published' : 'create-course.course_unpublished'),
            message: course.title,
          }),
      },
    )
  const entriesOf = (course: CourseCard): MenuEntry[] => [
    { kind: 'link', label: t('create-course.open_learner_page'), icon: ExternalLink, href: course.link },
    {
      kind: 'link',
      label: t('create-course.tab_settings'),
      icon: Settings2,
      href: courseTabPath(course.id, 'settings'),
    },
    {
      kind: 'link',
      label: t('create-course.tab_participants'),
      icon: Users,
      href: courseTabPath(course.id, 'participants'),
    },
    {
      kind: 'action',
      label: t(course.is_published ? 'create-course.course_unpublish' : 'create-course.course_publish'),
      icon: course.is_published ? EyeOff : Eye,
      onSelect: () => publish(course, !course.is_published),
    },
    { kind: 'separator' },
    {
      kind: 'action',
      label: t('create-course.course_delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => setRemoving(course),
    },
  ]
  const dialog = <DeleteCourse course={removing} onClose={() => setRemoving(undefined)} />
  return { entriesOf, dialog }
}
