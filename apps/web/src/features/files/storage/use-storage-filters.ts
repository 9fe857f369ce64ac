import { fileKinds } from '@lectern/contract/files/kinds'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { useTexts } from '../../../lib/texts/index.ts'
import { choiceFilter } from '../../../frame/index.ts'
import { kindTexts } from './files/file-words.ts'
import type { StorageAddress } from './use-storage-address.ts'

/** Which kind of files, and whether something uses them. */
export const useStorageFilters = ({ search, change }: StorageAddress): ListFilter[] => {
  const { t } = useTexts()
  return [
    choiceFilter({
      id: 'kind',
      label: t('files.filter_kind'),
      anyLabel: t('files.every_kind'),
      value: search.kind,
      values: fileKinds,
      textOf: (kind) => t(kindTexts[kind]),
      onChange: (kind) => change({ kind }),
    }),
    choiceFilter({
      id: 'used',
      label: t('files.filter_used'),
      anyLabel: t('files.used_or_not'),
      value: search.used,
      values: ['yes', 'no'],
      textOf: (used) => t(`files.used_${used}`),
      onChange: (used) => change({ used }),
    }),
  ]
}
