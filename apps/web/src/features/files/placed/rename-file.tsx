import type { File as StoredFile } from '@lectern/contract/files/file'
import { fileLimits } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { updateFile } from '../api.ts'
import styles from './placed.module.css'
import { useKnowFile } from './use-stored-files.ts'
import { useFileTitle } from '../use-file-title.ts'

interface RenameFileProps {
  file: StoredFile
  onDone: () => void
}

/** Another name for a file, wherever it stands. */
export const RenameFile = ({ file, onDone }: RenameFileProps) => {
  const { t } = useTexts()
  const know = useKnowFile()
  const title = useFileTitle()(file)
  const [name, setName] = useState(title)
  const rename = useMutation({
    mutationFn: () => updateFile({ params: { uuid: file.uuid }, body: { original_name: name.trim() } }),
    onSuccess: ({ data }) => {
      know(data)
      onDone()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || name.trim() === title) return onDone()
    rename.mutate()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }
  const error = rename.error
    ? (fieldText(rename.error, 'original_name', t) ?? errorText(rename.error, t))
    : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <form noValidate className={styles.rename} onSubmit={save} onKeyDown={onKeyDown}>
      <Field label={t('documents.file_name')} help={t('documents.file_renamed_everywhere')} error={error}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
          autoFocus
          value={name}
          maxLength={fileLimits.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.more}>
        <Button type="submit" variant="primary" size="small" busy={rename.isPending}>
          {t('documents.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('documents.cancel')}
        </Button>
      </div>
    </form>
  )
}
