import { useMutation } from '@tanstack/react-query'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface NameDialogProps {
  title: string
  label: string
  help?: string | undefined
  submitLabel: string
  start: string
  maxLength: number
  /** Nothing written is an answer as well. */
  mayBeEmpty?: boolean | undefined
  save: (text: string) => Promise<unknown>
  onClose: () => void
}

/** One line that is asked for: a name, or tags. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label, help, submitLabel, start, maxLength, mayBeEmpty = false, save, onClose } = props
  const { t } = useTexts()
  const [text, setText] = useState(start)
  const saving = useMutation({
    mutationFn: () => save(text.trim()),
    onSuccess: onClose,
    meta: { showsErrors: true },
  })
  const isReady = (mayBeEmpty || text.trim() !== '') && text.trim() !== start
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={submitLabel}
      ready={isReady}
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
    >
      <Field label={label} help={help} error={saving.error ? errorText(saving.error, t) : undefined}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
          autoFocus
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
