import type { File } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Notice } from '@lectern/ui/feedback/notice'
import { useRef } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { acceptFor, uploads } from '../../uploads/index.ts'
import { useFileTitle } from '../../use-file-title.ts'

/**
 * Asks for the file that takes the place of another one wherever that stands. The upload goes on in the panel, and the
 * exchange with it, whatever page is open then.
 */
export const ReplaceDialog = ({ file, onClose }: { file: File; onClose: () => void }) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const input = useRef<HTMLInputElement>(null)
  const captions = file.children.flatMap(({ role, label, language }) =>
    role === 'captions' ? [label ?? language ?? ''] : [],
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.replace_title', { name: titleOf(file) })}
      description={t('files.replace_text', { count: file.usages_count })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('files.cancel')}</Button>
          <Button variant="primary" onClick={() => input.current?.click()}>
            {t('files.replace_choose')}
          </Button>
        </>
      }
    >
      {captions.length > 0 && (
        <Notice tone="info" title={t('files.replace_captions', { languages: captions.join(', ') })}>
          {t('files.replace_captions_text')}
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        hidden
        data-replace
        accept={acceptFor([file.kind])}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          if (!chosen) return
          uploads.add([chosen], { model: 'storage', folderId: file.folder_id, replaces: file.uuid })
          onClose()
        }}
      />
    </Dialog>
  )
}
