import type { QuizFolder, TagCount } from '@lectern/contract/quizzes/library/library'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
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
    label: t('create-course.library_folder'),
    anyLabel: t('create-course.library_every_folder'),
    value: search.folder === undefined ? undefined : String(search.folder),
    options: [
      { value: '0', label: t('create-course.library_no_folder') },
      ...folders.map(({ id, name, quizzes_count: count }) => ({
        value: String(id),
        label: `${name} (${count})`,
      })),
    ],
    onChange: (chosen) => change({ folder: chosen === undefined ? undefined : Number(chosen) }),
  }
  const ofTag = useTagFilter(search.tag, tags, (tag) => change({ tag }))
  return [
    ...(folders.length > 0 || search.folder !== undefined ? [folder] : []),
    choiceFilter({
      id: 'used',
      label: t('create-course.library_usage'),
      anyLabel: t('create-course.library_used_or_not'),
      value: search.used,
      values: ['yes', 'no'],
      textOf: (used) =>
        t(used === 'yes' ? 'create-course.library_used_yes' : 'create-course.library_used_no'),
      onChange: (used) => change({ used }),
    }),
    ...ofTag,
    choiceFilter({
      id: 'state',
      label: t('create-course.library_state'),
      anyLabel: t('create-course.library_not_archived'),
      value: search.state,
      values: ['archived'],
      textOf: () => t('create-course.library_archived'),
      onChange: (state) => change({ state }),
    }),
  ]
}

/** The tags that there are; nothing while there are none. */
export const useTagFilter = (
  value: string | undefined,
  tags: readonly TagCount[],
  onChange: (tag: string | undefined) => void,
): ListFilter[] => {
  const { t } = useTexts()
  const known = tags.map(({ tag }) => tag)
  // A tag of the address is offered also when nothing has it any more.
  const values = value === undefined || known.includes(value) ? known : [value, ...known]
  if (values.length === 0) return []
  const label = t('create-course.library_tag')
  const anyLabel = t('create-course.library_every_tag')
  return [choiceFilter({ id: 'tag', label, anyLabel, value, values, textOf: (tag) => tag, onChange })]
}
