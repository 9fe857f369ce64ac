import { Dialog } from '@lectern/ui/overlays/dialog'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LinkForm } from '../../picker/link-form.tsx'
import { useStorageReload } from '../use-storage-reload.ts'

/** Takes a file from the web into a folder. */
export const LinkDialog = ({ folderId, onClose }: { folderId: number | null; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useStorageReload()
  return (
    <Dialog open onClose={onClose} title={t('files.link_title')} closeLabel={t('common.close')}>
      <LinkForm
        model="storage"
        folderId={folderId}
        onTaken={(file) => {
          onClose()
          toasts.show({ tone: 'success', title: t('files.link_taken'), message: file.original_name })
          void reload()
        }}
      />
    </Dialog>
  )
}
