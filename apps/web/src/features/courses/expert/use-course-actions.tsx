import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
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
import { duplicateCourse, listCourseCards, updateCourse } from '../api.ts'
import { pageEditorPath } from '../course-page/course-page-search.ts'
import { useDownload } from '../../course-files/index.ts'
import { DeleteCourse } from './delete-course.tsx'
import { courseTabPath } from './course-page-search.ts'
import { PublishSheet } from './publishing/publish-sheet.tsx'
import { TakeBack, type TakingBack, takingBackOf } from './publishing/take-back.tsx'
import { useReadCoursesAnew } from './use-read-courses-anew.ts'
import { copyTitle } from '../../../lib/copy-title.ts'

export interface CourseActions {
  /** What the course's own page offers: it has tabs and a button for the rest. */
  pageEntriesOf: (course: CourseCard) => MenuEntry[]
  entriesOf: (course: CourseCard) => MenuEntry[]
  /** What is asked before something is done; stands anywhere on the page. */
  dialog: ReactNode
}

/** What is said once a course has a status. */
const statusSaid: Readonly<Record<CourseStatusId, TextId>> = {
  [courseStatus.draft]: 'courses.course_unpublished',
  [courseStatus.announced]: 'courses.course_announced',
  [courseStatus.archived]: 'courses.course_archived',
  [courseStatus.published]: 'courses.course_published',
}

/** Publishing has a sheet of its own. */
const statusEntries = [
  { status: courseStatus.announced, text: 'courses.course_announce', icon: Megaphone },
  { status: courseStatus.draft, text: 'courses.course_unpublish', icon: EyeOff },
  { status: courseStatus.archived, text: 'courses.course_archive', icon: Archive },
] as const

/** Changes a course and reads again whatever shows it. */
export const useCourseChange = () => {
  const readAnew = useReadCoursesAnew()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: CourseChange }) =>
      updateCourse({ params: { course: id }, body: change }),
    onSuccess: readAnew,
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
        title: t('courses.course_duplicated', { kind: productKindOf(data.type_id) }),
        message: data.title,
        action: {
          label: t('courses.course_open'),
          onSelect: () => void navigate({ to: '/expert/course/$courseId', params: { courseId: data.id } }),
        },
      })
    },
  })
}

/** Changes the status of a course: what closes it to learners is asked first, everything can be undone. */
const useStatusChange = () => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<TakingBack>()
  const change = useCourseChange()
  const store = (course: CourseCard, status_id: CourseStatusId) =>
    change.mutate(
      { id: course.id, change: { status_id } },
      {
        onSuccess: () => {
          setAsked(undefined)
          toasts.show({
            tone: 'success',
            title: t(statusSaid[status_id], { kind: productKindOf(course.type_id) }),
            message: course.title,
            duration: takingBackOf(course, status_id) ? undoDuration : undefined,
            action: {
              label: t('create-course.undo'),
              onSelect: () => change.mutate({ id: course.id, change: { status_id: course.status_id } }),
            },
          })
        },
      },
    )
  const choose = (course: CourseCard, status_id: CourseStatusId) => {
    const taking = takingBackOf(course, status_id)
    if (taking) setAsked(taking)
    else store(course, status_id)
  }
  const dialog = (
    <TakeBack
      asked={asked}
      busy={change.isPending}
      onClose={() => setAsked(undefined)}
      onConfirm={({ course, to }) => store(course, to)}
    />
  )
  return { choose, dialog }
}

/** How long Undo stays after a course was closed to learners, in milliseconds. */
const undoDuration = 15_000

/** What can be done with one course of a list, or on its page. */
export const useCourseActions = (onDeleted?: () => void): CourseActions => {
  const { t } = useTexts()
  const [removing, setRemoving] = useState<CourseCard>()
  const [publishing, setPublishing] = useState<CourseCard>()
  const download = useDownload()
  const status = useStatusChange()
  const copy = useDuplicateCourse()
  const publishEntry = (course: CourseCard): MenuEntry => ({
    kind: 'action',
    label: `${t('courses.course_publish', { kind: productKindOf(course.type_id) })}…`,
    icon: Eye,
    onSelect: () => setPublishing(course),
  })
  const pageEntriesOf = (course: CourseCard): MenuEntry[] => [
    ...statusEntries
      .filter((entry) => entry.status !== course.status_id)
      .map((entry): MenuEntry => ({
        kind: 'action',
        label: t(entry.text, { kind: productKindOf(course.type_id) }),
        icon: entry.icon,
        onSelect: () => status.choose(course, entry.status),
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
      label: t('courses.course_delete', { kind: productKindOf(course.type_id) }),
      icon: Trash2,
      danger: true,
      onSelect: () => setRemoving(course),
    },
  ]
  const entriesOf = (course: CourseCard): MenuEntry[] => [
    { kind: 'link', label: t('create-course.open_learner_page'), icon: ExternalLink, href: course.link },
    {
      kind: 'link',
      label: t('courses.public_page_edit'),
      icon: Pencil,
      href: pageEditorPath(course.link),
    },
    {
      kind: 'link',
      label: t('courses.tab_settings'),
      icon: Settings2,
      href: courseTabPath(course.id, 'settings'),
    },
    {
      kind: 'link',
      label: t('create-course.tab_participants'),
      icon: Users,
      href: courseTabPath(course.id, 'participants'),
    },
    ...(course.status_id === courseStatus.published ? [] : [publishEntry(course)]),
    ...pageEntriesOf(course),
  ]
  const dialog = (
    <>
      <DeleteCourse course={removing} onClose={() => setRemoving(undefined)} onDeleted={onDeleted} />
      {publishing && (
        <PublishSheet
          course={publishing.id}
          view="publish"
          onClose={() => setPublishing(undefined)}
          onPublished={() => setPublishing(undefined)}
        />
      )}
      {status.dialog}
      {download.dialog}
    </>
  )
  return { entriesOf, pageEntriesOf, dialog }
}
