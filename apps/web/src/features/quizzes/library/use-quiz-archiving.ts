import { libraryLimits } from '@lectern/contract/quizzes/library/library'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { useTexts } from '../../../lib/texts/index.ts'
import { organiseQuizzes } from '../api.ts'
import { useArchiving } from '../lists/use-archiving.ts'
import { useLibraryReload } from './use-library-reload.ts'

type Change = Omit<Parameters<typeof organiseQuizzes>[0]['body'], 'ids'>

/** Changes where some quizzes lie and how they are found. */
export const organise = (rows: readonly QuizSummary[], change: Change) =>
  organiseQuizzes({ body: { ids: rows.map(({ id }) => id), ...change } })

/** Takes quizzes out of what pickers offer, and back. */
export const useQuizArchiving = () => {
  const { t } = useTexts()
  return useArchiving<QuizSummary>({
    perCall: libraryLimits.perCall,
    call: (rows, isArchived) => organise(rows, { is_archived: isArchived }),
    doneText: (count, isArchived) =>
      t(isArchived ? 'quizzes.library_archived_done' : 'quizzes.library_restored', { count }),
    nameOf: ({ name }) => name,
    reload: useLibraryReload(),
  })
}
