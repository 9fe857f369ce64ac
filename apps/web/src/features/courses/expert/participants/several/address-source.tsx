import {
  type AddressFileProblem,
  addressFileProblems,
} from '@lectern/contract/courses/addresses/address-file'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { Icon } from '@lectern/ui/layout/icon'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { ApiError } from '../../../../../lib/api/index.ts'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AddressColumns } from './address-columns.tsx'
import { pasteOfSeveral } from './paste-of-several.ts'
import type { InviteList } from './use-invite-list.ts'
import styles from './several.module.css'

interface AddressSourceProps {
  text: string
  onText: (text: string) => void
  /** Several addresses were pasted: they need no further press. */
  onSeveral: (text: string) => void
  file: InviteList['file']
  onColumn: InviteList['takeColumn']
  onForget: InviteList['forgetFile']
  onFile: (file: File) => void
}

const problemOf = (error: unknown): AddressFileProblem | undefined =>
  error instanceof ApiError
    ? addressFileProblems.find((each) => error.fields['file']?.includes(each))
    : undefined

/** Where the addresses come from: a field for a text, or a file that is chosen or dropped. */
export const AddressSource = (props: AddressSourceProps) => {
  const { text, onText, onSeveral, file, onFile, onColumn, onForget } = props
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const isReading = file.kind === 'reading'
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const [dropped] = event.dataTransfer.files
    if (dropped && !isReading) onFile(dropped)
  }
  return (
    <div className={styles.source} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Field label={t('participants.several_addresses')} help={t('participants.several_addresses_help')}>
        <TextArea
          rows={4}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder="name@example.com"
          onPaste={text === '' ? pasteOfSeveral(onSeveral) : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.file}>
        <Button icon={<Icon of={FileUp} />} busy={isReading} onClick={() => input.current?.click()}>
          {t('participants.several_file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-label={t('participants.several_file')}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (chosen) onFile(chosen)
          }}
        />
        <p role="status" className={styles.fileWords}>
          {isReading
            ? t('participants.several_file_reading', { name: file.name })
            : t('participants.several_file_help')}
        </p>
      </div>
      {file.kind === 'asks' && <AddressColumns {...file} onColumn={onColumn} onCancel={onForget} />}
      {file.kind === 'failed' && <FileTrouble {...file} />}
    </div>
  )
}

const FileTrouble = ({ name, error }: { name: string; error: unknown }) => {
  const { t } = useTexts()
  const problem = problemOf(error)
  return (
    <Notice tone="danger" announce="at-once" title={t('participants.several_file_failed', { name })}>
      {problem ? t(`participants.several_file_${problem}`) : errorText(error, t)}
    </Notice>
  )
}
