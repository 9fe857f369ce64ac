import { libraryLimits, type QuizFolder } from '@lectern/contract/quizzes/library/library'
import { quizLimits, type QuizSummary } from '@lectern/contract/quizzes/quiz'
import { Copy, FolderInput } from 'lucide-react'
import type { BulkEntry } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { copyQuiz } from '../api.ts'
import type { QuizRights } from '../lists/use-quiz-rights.ts'
import { useTaggedBulk } from '../lists/use-tagged-bulk.tsx'
import { copyTitle } from '../../../lib/copy-title.ts'
import { useLibraryReload } from './use-library-reload.ts'
import { organise, useQuizArchiving } from './use-quiz-archiving.ts'

const { perCall } = libraryLimits

/** What can be done with the chosen ones, by the person's rights. */
const useEntries = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const archiving = useQuizArchiving()
  const move = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('quizzes.library_move'),
    icon: FolderInput,
    options: [{ id: null, name: t('quizzes.library_no_folder') }, ...folders].map((folder) => ({
      label: folder.name,
      rows: chosen.filter(({ folder_id }) => folder_id !== folder.id),
      perCall,
      call: (rows) => organise(rows, { folder_id: folder.id }),
      doneText: (count) => t('quizzes.library_moved', { count }),
    })),
  })
  const duplicate = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('create-course.duplicate'),
    icon: Copy,
    rows: chosen,
    call: async ([quiz]) =>
      quiz &&
      copyQuiz({ params: { quiz: quiz.id }, body: { name: copyTitle(quiz.name, quizLimits.name, t) } }),
    doneText: (count) => t('quizzes.library_copied_count', { count }),
  })
  return (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary>[] => [
    ...(rights.mayEdit ? [move(chosen), ...archiving.entriesOf(chosen)] : []),
    ...(rights.mayCreate && rights.mayRead ? [duplicate(chosen)] : []),
  ]
}

/** What is done with several quizzes at once. */
export const useQuizBulk = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  return useTaggedBulk<QuizSummary>({
    rowId: ({ id }) => String(id),
    rowName: ({ name }) => name,
    selectedText: (count) => t('quizzes.library_selected', { count }),
    actionsOf: useEntries(folders, rights),
    reload: useLibraryReload(),
    mayTag: rights.mayEdit,
    tagging: {
      help: t('quizzes.library_tags_help'),
      perCall,
      add: (rows, tags) => organise(rows, { add_tags: tags }),
      doneText: (count) => t('quizzes.library_tagged', { count }),
    },
  })
}
