import { useMutation } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Spinner } from '@lectern/ui/feedback/spinner'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { uploadByUrl } from '../api.ts'
import { reasonOf, useFileWords } from '../uploads/index.ts'
import styles from './picker.module.css'

interface LinkFormProps {
  model: UploadModel
  folderId?: number | null | undefined
  onTaken: (file: File) => void
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Takes a file from an address of the web; the server fetches it. */
export const LinkForm = ({ model, folderId = null, onTaken }: LinkFormProps) => {
  const { t } = useTexts()
  const [url, setUrl] = useState('')
  const stop = useRef<AbortController>(undefined)
  const fault = useLinkFault()
  const taking = useMutation({
    mutationFn: async (address: string) => {
      stop.current = new AbortController()
      const body = { url: address, folder_id: folderId }
      const { signal } = stop.current
      return (await uploadByUrl({ query: { model, upload: 1 }, body }, { signal })).data
    },
    onSuccess: (file) => {
      setUrl('')
      onTaken(file)
    },
    meta: { showsErrors: true },
  })
  // Whoever leaves does not want it any more.
  useEffect(() => () => stop.current?.abort(), [])
  const isWrong = url.trim() !== '' && !isWebAddress(url.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWebAddress(url.trim()) && !taking.isPending) taking.mutate(url.trim())
  }
  const error = isWrong ? t('files.link_wrong') : fault(taking.error)
  return (
    <form noValidate className={styles.link} onSubmit={submit}>
      <Field label={t('files.link_address')} help={t('files.link_help')} error={error}>
        <TextInput
          type="url"
          inputMode="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          maxLength={2_000}
          readOnly={taking.isPending}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            if (taking.error) taking.reset()
          }}
        />
      </Field>
      {taking.isPending ? (
        <p className={styles.taking} role="status">
          <Spinner />
          <span>{t('files.link_taking')}</span>
          <Button
            size="small"
            onClick={() => {
              stop.current?.abort()
              taking.reset()
            }}
          >
            {t('files.stop')}
          </Button>
        </p>
      ) : (
        <Button type="submit" variant="primary" disabled={!isWebAddress(url.trim())}>
          {t('files.link_take')}
        </Button>
      )}
    </form>
  )
}

/** Why the server could not take it; nothing for what was stopped. */
const useLinkFault = () => {
  const { t } = useTexts()
  const words = useFileWords()
  return (error: Error | null): string | undefined => {
    if (!error || error.name === 'AbortError') return undefined
    if (error instanceof ApiError && error.code !== 'invalid_fields' && error.code !== '')
      return words.reason(reasonOf(error.code))
    return fieldText(error, 'url', t) ?? errorText(error, t)
  }
}
