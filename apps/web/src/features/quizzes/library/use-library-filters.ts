import type { QuizFolder, TagCount } from '@lectern/contract/quizzes/library/library'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import type { ListAddress } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useListFilters } from '../lists/use-list-filters.ts'
import type { QuizListSearch } from './list-search.ts'

/** Folder, use, tag, and whether archived ones are shown. */
export const useLibraryFilters = (
  { search, change }: ListAddress<QuizListSearch>,
  folders: readonly QuizFolder[],
  tags: readonly TagCount[],
): ListFilter[] => {
  const { t } = useTexts()
  const folder: ListFilter = {
    id: 'folder',
    label: t('quizzes.library_folder'),
    anyLabel: t('quizzes.library_every_folder'),
    value: search.folder === undefined ? undefined : String(search.folder),
    options: [
      { value: '0', label: t('quizzes.library_no_folder') },
      ...folders.map(({ id, name, quizzes_count: count }) => ({
        value: String(id),
        label: `${name} (${count})`,
      })),
    ],
    onChange: (chosen) => change({ folder: chosen === undefined ? undefined : Number(chosen) }),
  }
  const words = {
    usedOrNot: t('quizzes.library_used_or_not'),
    used: t('quizzes.library_used_yes'),
  }
  const others = useListFilters({ search, change, tags, words })
  return [...(folders.length > 0 || search.folder !== undefined ? [folder] : []), ...others]
}
