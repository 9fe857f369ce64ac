import type { KeptPracticeSearch } from '@lectern/contract/practices/desk/views.api'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readNumber } from '../../../lib/routing/read-search.ts'

/** Statuses by which attempts are found, as the call takes them: what asks for work first. */
export const statusFilters = ['6', '3', '5', '1', '2', '4'] as const
export type StatusFilter = (typeof statusFilters)[number]

type Question = { [Part in Exclude<keyof KeptPracticeSearch, 'q'>]?: KeptPracticeSearch[Part] | undefined }

/** What the address of the practices says. */
export interface PracticeSearch extends ListSearch, Question {
  /** Everything is wanted, also where the practices begin with a view. */
  view?: 'all' | undefined
}

const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

export const readPracticeSearch = (search: Record<string, unknown>): PracticeSearch => ({
  ...readListSearch(search),
  status: readChoice(String(search['status']), statusFilters),
  course: readNumber(search['course']),
  lesson: readNumber(search['lesson']),
  quiz: readNumber(search['quiz']),
  assistant: readNumber(search['assistant']),
  group: readNumber(search['group']),
  offer: readNumber(search['offer']),
  unread: readFlag(search['unread']),
  late: readFlag(search['late']),
  from: readDay(search['from']),
  to: readDay(search['to']),
  view: readChoice(search['view'], ['all']),
})

/** What is asked, without the page and its length. */
export const questionOf = ({
  page: _page,
  per_page: _rows,
  view: _view,
  ...asked
}: PracticeSearch): KeptPracticeSearch =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

/** Whether two questions are the same one. */
export const isSameQuestion = (one: KeptPracticeSearch, other: KeptPracticeSearch): boolean =>
  JSON.stringify(questionOf(one)) === JSON.stringify(questionOf(other))

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number => {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}

/** The moment at which a day begins, or ends, by the clocks of a zone. */
export const dayEdge = (day: string, edge: 'begin' | 'end', zone: string): string => {
  const shown = Date.parse(`${day}T00:00:00Z`) + (edge === 'end' ? 86_400_000 : 0)
  const near = shown - offsetAt(shown, zone)
  return new Date(shown - offsetAt(near, zone)).toISOString()
}

/** The question as calls take it in a body, without the status. */
export const filterOf = (
  { q, course, lesson, quiz, assistant, group, offer, unread, late, from, to }: KeptPracticeSearch,
  zone: string,
) => ({
  query: q,
  course_id: course,
  lesson_id: lesson,
  quiz_id: quiz,
  assistant_id: assistant,
  group_id: group,
  offer_id: offer,
  unread,
  late,
  finished_from: from && dayEdge(from, 'begin', zone),
  finished_until: to && dayEdge(to, 'end', zone),
})

/** Nothing of it is asked. */
export const nothingAsked = {
  q: undefined,
  status: undefined,
  course: undefined,
  lesson: undefined,
  quiz: undefined,
  assistant: undefined,
  group: undefined,
  offer: undefined,
  unread: undefined,
  late: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof KeptPracticeSearch, undefined>

const wordOf = (id: number | undefined) => id && String(id)

/** The question as calls take it in their address, without the status. */
export const filterQueryOf = (search: PracticeSearch, zone: string) => {
  const filter = filterOf(search, zone)
  return {
    ...filter,
    course_id: wordOf(filter.course_id),
    lesson_id: wordOf(filter.lesson_id),
    quiz_id: wordOf(filter.quiz_id),
    assistant_id: wordOf(filter.assistant_id),
    group_id: wordOf(filter.group_id),
    offer_id: wordOf(filter.offer_id),
    unread: filter.unread && ('1' as const),
    late: filter.late && ('1' as const),
  }
}

/** The question as the list takes it in its address: what waits begins with what has waited longest. */
export const queryOf = (
  search: PracticeSearch,
  zone: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) => ({
  ...filterQueryOf(search, zone),
  status_id: search.status,
  order: search.status === '6' ? ('waiting' as const) : undefined,
  page,
  per_page: perPage,
})
