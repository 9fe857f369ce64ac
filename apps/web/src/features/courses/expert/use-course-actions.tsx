import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import type { CourseCard, CourseChange } from '@lectern/contract/courses/course'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import {
  Archive,
  CopyPlus,
  Eye,
  EyeOff,
  ExternalLink,
  Megaphone,
  Pencil,
  Settings2,
  Trash2,
  Users,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { duplicateCourse, getCourse, getProgram, listCourseCards, updateCourse } from '../api.ts'
import { pageEditorPath } from '../course-page/course-page-search.ts'
import { useDownload } from './course-files/use-download.tsx'
import { DeleteCourse } from './delete-course.tsx'
import { courseTabPath } from './course-page-search.ts'
import { copyTitle } from '../../../lib/copy-title.ts'

export interface CourseActions {
  entriesOf: (course: CourseCard) => MenuEntry[]
  /** What is asked before something is done; stands anywhere on the page. */
  dialog: ReactNode
}

/** What is said once a course has a status. */
export const statusSaid: Readonly<Record<CourseStatusId, TextId>> = {
  [courseStatus.draft]: 'create-course.course_unpublished',
  [courseStatus.announced]: 'create-course.course_announced',
  [courseStatus.archived]: 'create-course.course_archived',
  [courseStatus.published]: 'create-course.course_published',
}

const statusEntries = [
  { status: courseStatus.published, text: 'create-course.course_publish', icon: Eye },
  { status: courseStatus.announced, text: 'create-course.course_announce', icon: Megaphone },
  { status: courseStatus.draft, text: 'create-course.course_unpublish', icon: EyeOff },
  { status: courseStatus.archived, text: 'create-course.course_archive', icon: Archive },
] as const

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
        queryClient.invalidateQueries({ queryKey: queryKeyOf(getProgram) }),
      ]),
  })
}

/** Copies a course, shows the copy in the list and offers to open it. */
const useDuplicateCourse = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: CourseCard) =>
      duplicateCourse({ params: { course: id }, body: { title: copyTitle(title, lessonLimits.title, t) } }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseCards) })
      toasts.show({
        tone: 'success',
        title: t('create-course.course_duplicated', { kind: productKindOf(data.type_id) }),
        message: data.title,
        action: {
          label: t('create-course.course_open'),
          onSelect: () => void navigate({ to: '/expert/course/$courseId', params: { courseId: data.id } }),
        },
      })
    },
  })
}

/** What can be done with one course of a list. */
export const useCourseActions = (): CourseActions => {
  const { t } = useTexts()
  const [removing, setRemoving] = useState<CourseCard>()
  const download = useDownload()
  const change = useCourseChange()
  const setStatus = (course: CourseCard, status_id: CourseStatusId) =>
    change.mutate(
      { id: course.id, change: { status_id } },
      {
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title: t(statusSaid[status_id], { kind: productKindOf(course.type_id) }),
            message: course.title,
            action: {
              label: t('create-course.undo'),
              onSelect: () => change.mutate({ id: course.id, change: { status_id: course.status_id } }),
            },
          }),
      },
    )
  const copy = useDuplicateCourse()
  const entriesOf = (course: CourseCard): MenuEntry[] => [
    { kind: 'link', label: t('create-course.open_learner_page'), icon: ExternalLink, href: course.link },
    {
      kind: 'link',
      label: t('create-course.public_page_edit'),
      icon: Pencil,
      href: pageEditorPath(course.link),
    },
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
    ...statusEntries
      .filter(({ status }) => status !== course.status_id)
      .map(({ status, text, icon }): MenuEntry => ({
        kind: 'action',
        label: t(text, { kind: productKindOf(course.type_id) }),
        icon,
        onSelect: () => setStatus(course, status),
      })),
    {
      kind: 'action',
      label: t('create-course.duplicate'),
      icon: CopyPlus,
      disabled: copy.isPending,
      onSelect: () => copy.mutate(course),
    },
    ...download.entriesOf(course),
    { kind: 'separator' },
    {
      kind: 'action',
      label: t('create-course.course_delete', { kind: productKindOf(course.type_id) }),
      icon: Trash2,
      danger: true,
      onSelect: () => setRemoving(course),
    },
  ]
  const dialog = (
    <>
      <DeleteCourse course={removing} onClose={() => setRemoving(undefined)} />
      {download.dialog}
    </>
  )
  return { entriesOf, dialog }
}
