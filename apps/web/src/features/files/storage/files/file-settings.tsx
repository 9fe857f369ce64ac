import { useMutation } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import { fileLimits } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Switch } from '@lectern/ui/choices/switch'
import { TextArea } from '@lectern/ui/fields/text-area'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { updateFile } from '../../api.ts'
import styles from './details.module.css'
import { useStorageReload } from '../use-storage-reload.ts'

type Change = Parameters<typeof updateFile>[0]['body']

const useFileChange = ({ uuid }: File) => {
  const reload = useStorageReload()
  return useMutation({
    mutationFn: (body: Change) => updateFile({ params: { uuid }, body }),
    onSuccess: reload,
    meta: { showsErrors: true },
  })
}

/** Words that stand with the file wherever it is shown. */
export const FileCaption = ({ file }: { file: File }) => {
  const { t } = useTexts()
  const [caption, setCaption] = useState(file.caption)
  const change = useFileChange(file)
  const save = () =>
    change.mutate(
      { caption: caption.trim() },
      { onSuccess: () => void toasts.show({ tone: 'success', title: t('files.caption_saved') }) },
    )
  return (
    <div className={styles.caption}>
      <Field
        label={t('files.caption')}
        help={t('files.caption_help')}
        error={change.error ? errorText(change.error, t) : undefined}
      >
        <TextArea
          rows={2}
          value={caption}
          maxLength={fileLimits.caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </Field>
      {caption.trim() !== file.caption && (
        <Button size="small" busy={change.isPending} onClick={save}>
          {t('files.caption_save')}
        </Button>
      )}
    </div>
  )
}

/** What learners may do with a document, where its place says nothing else (document 001 §5, §6). */
export const FileSwitches = ({ file }: { file: File }) => {
  const { t } = useTexts()
  const change = useFileChange(file)
  // As it was pressed, until the file is read again.
  const [pressed, setPressed] = useState<Change>({})
  const shown = { ...file, ...pressed }
  const press = (part: Change) => {
    setPressed({ ...pressed, ...part })
    change.mutate(part, { onSettled: () => setPressed({}) })
  }
  return (
    <div className={styles.details}>
      <Switch
        label={t('files.allow_preview')}
        help={t('files.allow_preview_help')}
        checked={shown.allow_doc_preview}
        onChange={(event) => press({ allow_doc_preview: event.currentTarget.checked })}
      />
      <Switch
        label={t('files.allow_download')}
        help={t('files.allow_download_help')}
        checked={shown.allow_doc_download}
        onChange={(event) => press({ allow_doc_download: event.currentTarget.checked })}
      />
      {change.error && <p role="alert">{errorText(change.error, t)}</p>}
    </div>
  )
}
