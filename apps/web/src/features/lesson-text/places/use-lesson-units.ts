import { linkToUnit } from '@lectern/contract/rich-text/addresses'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { queryFor } from '../../../lib/api/index.ts'
import { getLesson } from '../api.ts'

/** A unit to which something in a text can lead. */
interface LessonUnit {
  readonly href: string
  /** Empty when its author has given it none. */
  readonly title: string
  /** From 1, of all units of the lesson. */
  readonly number: number
}

/** The stored units of the lesson whose page this is (document 001 §7). */
export const useLessonUnits = () => {
  const { courseId, lessonId } = useParams({ strict: false })
  const params = { course: Number(courseId), lesson: Number(lessonId) }
  const { data, error, isPending, refetch } = useQuery({
    ...queryFor(getLesson, { params }),
    enabled: Number.isInteger(params.course) && Number.isInteger(params.lesson),
  })
  const units: LessonUnit[] = (data?.data.sections ?? [])
    .toSorted((one, other) => one.order - other.order)
    .flatMap((section) => section.info_units)
    .map(({ id, title }, at) => ({ href: linkToUnit(id), title, number: at + 1 }))
  return { units, error, isPending, retry: () => void refetch() }
}
