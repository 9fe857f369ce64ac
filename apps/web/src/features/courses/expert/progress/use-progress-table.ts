import type { LessonProgressCount, ParticipantProgress } from '@lectern/contract/courses/progress/progress'
import type { Cell } from '../../../../lib/downloads/csv.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { listProgress } from '../../api.ts'
import { progressQuery } from './progress-query.ts'
import type { ProgressSearch } from './progress-search.ts'
import { useCellWords } from './use-cell-words.ts'

const perPage = '100'

/** Loads everybody for whom the address asks, as rows of a spreadsheet: one for each, with a column for each lesson. */
export const useProgressTable = (product: number, lessons: readonly LessonProgressCount[]) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const wordsOf = useCellWords()
  const titleOf = new Map(lessons.map(({ id, title }) => [id, title]))
  const head = [
    t('create-course.person'),
    t('create-course.results_email'),
    t('participants.access_state'),
    t('participants.progress_last_visit'),
    t('participants.progress_done'),
    t('participants.progress_of_lessons'),
    t('participants.progress_stuck_in'),
    t('participants.progress_stuck_from'),
    ...lessons.map(({ title }, at) => `${at + 1}. ${title}`),
  ]
  const rowOf = ({ user, state, stuck, ...row }: ParticipantProgress): Cell[] => {
    const cells = new Map(row.cells.map((cell) => [cell.lesson_id, cell]))
    return [
      user.name,
      user.email,
      t(`participants.access_state_${state}`),
      row.last_visit_at && moment(row.last_visit_at),
      row.lessons_done,
      lessons.length - row.left_out.length,
      stuck && (titleOf.get(stuck.lesson_id) ?? null),
      stuck && moment(stuck.since),
      ...lessons.map(({ id }) => {
        const cell = cells.get(id)
        return cell ? wordsOf(cell, stuck) : null
      }),
    ]
  }
  return async (search: ProgressSearch, onLoaded: (count: number) => void): Promise<Cell[][]> => {
    // By name: who comes while it is loaded moves nobody from one part into the next.
    const query = { ...progressQuery(search), sort: 'name', per_page: perPage } as const
    const rows: ParticipantProgress[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const part = await listProgress({ params: { product }, query: { ...query, page: String(page) } })
      rows.push(...part.data)
      onLoaded(rows.length)
      last = part.meta?.last_page ?? 1
    }
    return [head, ...rows.map(rowOf)]
  }
}
