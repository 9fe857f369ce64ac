import { linkToUnit } from '@lectern/contract/rich-text/addresses'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { queryFor } from '../../../lib/api/index.ts'
import { getLesson } from '../api.ts'
import { headingsOfText } from './places-of-text.ts'

/** A unit to which something in a text can lead. */
interface LessonUnit {
  readonly href: string
  /** Empty when its author has given it none. */
  readonly title: string
  /** From 1, of all units of the lesson. */
  readonly number: number
}

/** A page scrolls to the first of two places with one name: only that one can be chosen. */
const firstOfEach = <Place extends { readonly href: string }>(places: readonly Place[]): Place[] =>
  [...Map.groupBy(places, ({ href }) => href).values()].flatMap(([first]) => first ?? [])

/** The stored units of the lesson whose page this is (document 001 §7). */
export const useLessonUnits = () => {
  const { courseId, lessonId } = useParams({ strict: false })
  const params = { course: Number(courseId), lesson: Number(lessonId) }
  const { data, error, isPending, refetch } = useQuery({
    ...queryFor(getLesson, { params }),
    // Units may have been stored since the page was opened.
    refetchOnMount: 'always',
    enabled: Number.isInteger(params.course) && Number.isInteger(params.lesson),
  })
  const stored = (data?.data.sections ?? [])
    .toSorted((one, other) => one.order - other.order)
    .flatMap((section) => section.info_units)
  const headings = stored.flatMap((unit) => ('text' in unit.content ? headingsOfText(unit.content.text) : []))
  const units: LessonUnit[] = stored.map(({ id, title }, at) => ({
    href: linkToUnit(id),
    title,
    number: at + 1,
  }))
  return { units, headings: firstOfEach(headings), error, isPending, retry: () => void refetch() }
}
