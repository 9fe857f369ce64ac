import type { PracticeChoices } from '@lectern/contract/practices/desk/views.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import { listPracticeChoices } from '../api.ts'
import type { PracticeSearch } from './practice-search.ts'

/** What a choice out of a list narrows, with its words. */
export const choiceParts = [
  {
    part: 'course',
    of: 'courses',
    label: 'practices.queue_course',
    any: 'practices.queue_course_any',
  },
  { part: 'lesson', of: 'lessons', label: 'practices.lesson', any: 'practices.queue_lesson_any' },
  { part: 'quiz', of: 'quizzes', label: 'practices.practice', any: 'practices.practice_any' },
  {
    part: 'assistant',
    of: 'assistants',
    label: 'practices.queue_assistant',
    any: 'practices.queue_assistant_any',
  },
  { part: 'group', of: 'groups', label: 'practices.queue_group', any: 'practices.queue_group_any' },
  { part: 'offer', of: 'offers', label: 'practices.queue_offer', any: 'practices.queue_offer_any' },
] as const satisfies readonly {
  part: keyof PracticeSearch
  of: keyof PracticeChoices
  label: TextId
  any: TextId
}[]

/** What is narrowed beside words and status. */
export type NarrowedPart = (typeof choiceParts)[number]['part'] | 'unread' | 'late' | 'from' | 'to'

/** What there is to narrow by, for who wants to choose or has chosen. */
export const usePracticeChoices = (
  search: PracticeSearch,
  isWanted: boolean,
): PracticeChoices | undefined => {
  const hasChosen = choiceParts.some(({ part }) => search[part] !== undefined)
  return useQuery({
    ...queryFor(listPracticeChoices, {
      query: {
        course_id: search.course && String(search.course),
        lesson_id: search.lesson && String(search.lesson),
      },
    }),
    placeholderData: keepPreviousData,
    enabled: isWanted || hasChosen,
  }).data?.data
}

/** One answer to the question by which the practices are narrowed. */
interface Narrowing {
  part: NarrowedPart
  label: string
  /** What is taken back with it. */
  change: Partial<PracticeSearch>
}

/** What the practices are narrowed by now, beside words and status. */
export const useNarrowings = (
  search: PracticeSearch,
  choices: PracticeChoices | undefined,
): readonly Narrowing[] => {
  const { t } = useTexts()
  const { date } = useDates()
  const day = (value: string) => date(`${value}T12:00:00Z`)
  const chosen = choiceParts.flatMap(({ part, of, label }) => {
    const id = search[part]
    if (id === undefined) return []
    const name = choices?.[of].find((each) => each.id === id)?.name ?? t('practices.queue_number', { id })
    // A lesson without its course could not be chosen, or seen, any more.
    const change = part === 'course' ? { course: undefined, lesson: undefined } : { [part]: undefined }
    return [{ part, label: t('practices.queue_narrowed', { what: t(label), value: name }), change }]
  })
  const { from, to, unread, late } = search
  return [
    ...chosen,
    ...(unread
      ? [{ part: 'unread' as const, label: t('practices.queue_unread'), change: { unread: undefined } }]
      : []),
    ...(late
      ? [{ part: 'late' as const, label: t('practices.queue_late'), change: { late: undefined } }]
      : []),
    ...(from === undefined
      ? []
      : [
          {
            part: 'from' as const,
            label: t('practices.queue_since', { day: day(from) }),
            change: { from: undefined },
          },
        ]),
    ...(to === undefined
      ? []
      : [
          {
            part: 'to' as const,
            label: t('practices.queue_until', { day: day(to) }),
            change: { to: undefined },
          },
        ]),
  ]
}
