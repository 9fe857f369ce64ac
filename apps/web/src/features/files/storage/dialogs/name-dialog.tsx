import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'

interface NameDialogProps {
  title: string
  label: string
  submitLabel: string
  start: string
  maxLength: number
  /** Of the body, to find what is wrong with it. */
  field: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Selects the name without its ending, which seldom changes. */
const selectStem = (input: HTMLInputElement) => {
  const dot = input.value.lastIndexOf('.')
  input.setSelectionRange(0, dot > 0 ? dot : input.value.length)
}

/** Asks for a name: of a new folder, or another one of something. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label, submitLabel, start, maxLength, field, save, onClose } = props
  const { t } = useTexts()
  const [name, setName] = useState(start)
  const saving = useMutation({
    mutationFn: () => save(name.trim()),
    onSuccess: onClose,
    meta: { showsErrors: true },
  })
  const isReady = name.trim() !== '' && name.trim() !== start
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      cancelLabel={t('files.cancel')}
      submitLabel={submitLabel}
      ready={isReady}
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
    >
      <Field
        label={label}
        error={saving.error ? (fieldText(saving.error, field, t) ?? errorText(saving.error, t)) : undefined}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
          autoFocus
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          onFocus={(event) => selectStem(event.currentTarget)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
