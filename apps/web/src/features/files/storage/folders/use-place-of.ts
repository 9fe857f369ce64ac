import type { File, FileFolder } from '@lectern/contract/files/file'
import { sourceOf } from '@lectern/contract/files/upload-models'
import { useTexts } from '../../../../lib/texts/index.ts'
import { pathText } from './folder-tree.ts'
import { sourceTexts } from './source-list.tsx'

/** Where a file lies: in a folder, or among what editors and learners brought. */
export const usePlaceOf = (folders: readonly FileFolder[]) => {
  const { t } = useTexts()
  return ({ folder_id, model }: Pick<File, 'folder_id' | 'model'>): string => {
    const source = sourceOf(model)
    if (folder_id === null && source !== 'storage') return t(sourceTexts[source])
    return pathText(folders, folder_id) || t('files.storage')
  }
}
