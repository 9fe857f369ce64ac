import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState, type ReactNode } from 'react'
import { errorText } from '../lib/errors.ts'
import { useTexts, type TextId } from '../lib/texts/index.ts'
import { useAction } from '../lib/use-action.ts'

interface ReportDialogProps {
  open: boolean
  onClose: () => void
  onReported: () => void
  words: Readonly<Record<'title' | 'cancel' | 'submit' | 'note' | 'help', TextId>>
  rows: number
  /** What cannot be typed at all; absent where `noteError` says so. */
  maxLength?: number
  noteError?: (note: string) => string | undefined
  isReady: (note: string) => boolean
  report: (note: string) => Promise<void>
  /** Above the note. */
  children?: ReactNode
}

/** What somebody has against what others wrote, in their own words, for the team alone. */
export const ReportDialog = (props: ReportDialogProps) => {
  const { open, onClose, onReported, words, isReady, report, children } = props
  const { t } = useTexts()
  const [text, setText] = useState('')
  const note = text.trim()
  const sending = useAction(async () => {
    await report(note)
    onClose()
    onReported()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(words.title)}
      closeLabel={t('common.close')}
      cancelLabel={t(words.cancel)}
      submitLabel={t(words.submit)}
      ready={isReady(note)}
      busy={sending.busy}
      onSubmit={() => sending.run(undefined)}
      error={sending.error ? errorText(sending.error, t) : undefined}
    >
      {children}
      <Field label={t(words.note)} help={t(words.help)} error={props.noteError?.(note)}>
        <TextArea
          rows={props.rows}
          value={text}
          maxLength={props.maxLength}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
