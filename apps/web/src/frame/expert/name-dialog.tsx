import { useMutation } from '@tanstack/react-query'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText, fieldText } from '../../lib/errors.ts'
import { type Translate, useTexts } from '../../lib/texts/index.ts'

interface NameDialogProps {
  title: string
  label: string
  help?: string | undefined
  submitLabel: string
  start: string
  maxLength: number
  /** Nothing written is an answer as well. */
  mayBeEmpty?: boolean | undefined
  /** Of the call's body, to find what is wrong with it. */
  field?: string | undefined
  /** A file's ending seldom changes and is not selected at the beginning. */
  hasEnding?: boolean | undefined
  save: (text: string) => Promise<unknown>
  onClose: () => void
}

const selectStem = (input: HTMLInputElement) => {
  const dot = input.value.lastIndexOf('.')
  input.setSelectionRange(0, dot > 0 ? dot : input.value.length)
}

/** Asks for one line: a name, another name, or a few words. Says at the field why it was not saved. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label, help, submitLabel, start, maxLength, hasEnding, onClose } = props
  const { t } = useTexts()
  const [text, setText] = useState(start)
  const words = text.trim()
  const saving = useMutation({
    mutationFn: () => props.save(words),
    onSuccess: onClose,
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={submitLabel}
      ready={(props.mayBeEmpty === true || words !== '') && words !== start}
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
    >
      <Field label={label} help={help} error={saving.error && whyNot(saving.error, props.field, t)}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
          autoFocus
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onFocus={({ currentTarget }) => (hasEnding ? selectStem(currentTarget) : currentTarget.select())}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}

const whyNot = (error: Error, field: string | undefined, t: Translate): string =>
  (field === undefined ? undefined : fieldText(error, field, t)) ?? errorText(error, t)
