import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { Program } from '@lectern/contract/courses/program'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { BegunChoice, type RuledPart } from './begun-choice.tsx'
import { ReleaseFields } from './release-fields.tsx'

interface ReleaseDialogProps {
  /** What opens: a lesson, a module, several lessons. */
  title: string
  /** What the rule is about. */
  part: RuledPart
  rule: ReleaseRule | null
  aboveLabel: string | undefined
  zone: string
  lessons: readonly { readonly id: number; readonly title: string }[]
  practices: Program['practices']
  busy: boolean
  error: Error | null
  onSave: (rule: ReleaseRule | null) => void
  onClose: () => void
}

/** Asks when something opens. */
export const ReleaseDialog = (props: ReleaseDialogProps) => {
  const { title, aboveLabel, zone, lessons, practices, busy, error, onSave, onClose } = props
  const { t } = useTexts()
  const [rule, setRule] = useState(props.rule)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('lesson-editor.release_of', { title })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('lesson-editor.release_save')}
      ready
      busy={busy}
      error={error ? reasonOf(error, t) : undefined}
      onSubmit={() => onSave(rule)}
    >
      <ReleaseFields {...{ rule, aboveLabel, zone, lessons, practices }} onRule={setRule} />
      <BegunChoice part={props.part} rule={rule} onRule={setRule} />
    </FormDialog>
  )
}

/** A refusal that names lessons says more than the word at its field. */
const reasonOf = (error: Error, t: Translate): string => {
  const isSpecific = error instanceof ApiError && error.isSpecific
  return (isSpecific ? undefined : fieldText(error, 'release', t)) ?? errorText(error, t)
}
