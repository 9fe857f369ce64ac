import type { File } from '@lectern/contract/files/file'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { moveFiles } from '../api.ts'
import { useStorageReload } from './use-storage-reload.ts'

const move = (files: readonly File[], folder_id: number | null) =>
  moveFiles({ body: { files: files.map(({ uuid }) => uuid), folder_id } })

/** Puts files into a folder and says so, with a way back to the folders in which they were. It rejects when refused. */
export const useMoveFiles = () => {
  const { t } = useTexts()
  const reload = useStorageReload()
  const tellFault = (error: unknown) =>
    toasts.show({ tone: 'danger', title: t('files.not_moved'), message: errorText(error, t) })
  const undo = async (files: readonly File[]) => {
    try {
      for (const [folder, some] of Map.groupBy(files, ({ folder_id }) => folder_id)) await move(some, folder)
      toasts.show({ tone: 'success', title: t('files.moved_back', { count: files.length }) })
    } catch (error) {
      tellFault(error)
    } finally {
      await reload()
    }
  }
  return {
    moveTo: async (files: readonly File[], folderId: number | null, folderName: string): Promise<void> => {
      await move(files, folderId)
      toasts.show({
        tone: 'success',
        title: t('files.moved', { count: files.length }),
        message: t('files.moved_to', { folder: folderName }),
        action: { label: t('files.undo'), onSelect: () => void undo(files) },
      })
      await reload()
    },
    tellFault,
  }
}
