import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LessonChange } from '@lectern/contract/lessons/lesson'
import type { Program } from '@lectern/contract/courses/course'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { moved } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { createLesson, deleteLesson, getLesson, restoreLesson, updateLesson } from '../../lessons/index.ts'
import { getCourse, getProgram, listCourseCards, orderProgram } from '../api.ts'

type Lessons = Program['lessons']

/** What is done with the lessons of a program: shown at once, taken back when the school refuses. */
export const useProgramWork = (course: number) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const key = queryFor(getProgram, { params: { course } }).queryKey

  const reload = async (): Promise<void> => {
    await Promise.all(
      [getProgram, getCourse, getLesson, listCourseCards].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
  }
  const show = (change: (lessons: Lessons) => Lessons): void => {
    queryClient.setQueryData<{ data: Program }>(
      key,
      (shown) => shown && { data: { ...shown.data, lessons: change(shown.data.lessons) } },
    )
  }
  const lessonsNow = (): Lessons => queryClient.getQueryData<{ data: Program }>(key)?.data.lessons ?? []

  const add = useMutation({
    mutationFn: (title: string) => createLesson({ params: { course }, body: { title } }),
    onSuccess: reload,
  })
  const order = useMutation({
    mutationFn: (lesson_ids: number[]) => orderProgram({ params: { course }, body: { lesson_ids } }),
    onSettled: reload,
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: LessonChange & { id: number }) =>
      updateLesson({ params: { course, lesson: id }, body }),
    onMutate: async ({ id, title, status_id }) => {
      await queryClient.cancelQueries({ queryKey: key })
      show((lessons) =>
        lessons.map((lesson) =>
          lesson.id === id
            ? { ...lesson, title: title ?? lesson.title, status_id: status_id ?? lesson.status_id }
            : lesson,
        ),
      )
    },
    onSettled: reload,
  })
  const restore = useMutation({
    mutationFn: (id: number) => restoreLesson({ params: { course, lesson: id } }),
    onSuccess: reload,
  })
  const remove = useMutation({
    mutationFn: ({ id }: { id: number; title: string }) => deleteLesson({ params: { course, lesson: id } }),
    onMutate: ({ id }) => show((lessons) => lessons.filter((lesson) => lesson.id !== id)),
    onSuccess: (_reply, { id, title }) =>
      toasts.show({
        title: t('create-course.lesson_deleted'),
        message: title,
        action: { label: t('create-course.undo'), onSelect: () => restore.mutate(id) },
      }),
    onSettled: reload,
  })

  const move = (from: number, to: number): void => {
    show((lessons) => moved(lessons, from, to))
    order.mutate(lessonsNow().map((lesson) => lesson.id))
  }

  return { add, change, remove, move, reload }
}
