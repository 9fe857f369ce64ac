import type { EnrolmentMode } from '@lectern/contract/products/enrolment-mode'
import type { Course } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { checkCourse, publishCourse } from '../../api.ts'
import { useReadCoursesAnew } from '../use-read-courses-anew.ts'

export interface Publication {
  readonly course: number
  readonly enrolment: EnrolmentMode
  readonly lessonIds: readonly number[]
}

/** What came of it, by what the school answers: how much is published, and who may join. */
const saidOf = (course: Course, t: Translate): string =>
  [
    t('courses.publish_said_lessons', {
      count: course.published_lessons_count,
      total: course.lessons_count,
    }),
    t(course.enrolment === 'open' ? 'courses.publish_said_open' : 'courses.publish_said_closed'),
  ].join(' ')

/** Publishes a course with some of its drafts; where the school refuses, the check is read anew. */
export const usePublish = (onPublished: () => void) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const readAnew = useReadCoursesAnew()
  return useMutation({
    mutationFn: ({ course, enrolment, lessonIds }: Publication) =>
      publishCourse({ params: { course }, body: { enrolment, lesson_ids: [...lessonIds] } }),
    onSuccess: async ({ data }) => {
      toasts.show({
        tone: 'success',
        title: t('courses.course_published', { kind: productKindOf(data.type_id) }),
        message: saidOf(data, t),
      })
      onPublished()
      await readAnew()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(checkCourse) }),
  })
}
