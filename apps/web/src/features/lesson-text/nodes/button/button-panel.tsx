import { buttonLimits, buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { NodePanelProps } from '../editor-node.ts'
import { leaveBlock } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { ButtonLooks } from './button-looks.tsx'
import { buttonLook, type ButtonAttributes } from './button-look.ts'
import { problemOfButton } from './button-target.ts'
import { TargetFields } from './target-fields.tsx'
import styles from './button.module.css'

/** The editor of a button (document 001 §2, §5, §9): nothing is stored before it is saved. */
export const ButtonPanel = (props: NodePanelProps) => {
  const { attrs, change } = useAttributes(buttonNode, props)
  if (!attrs) return null
  return (
    <ButtonForm
      // Another button, or this one after an undo, begins anew.
      key={`${props.at()} ${JSON.stringify(attrs)}`}
      stored={attrs}
      onSave={change}
      onLeave={() => leaveBlock({ editor: props.editor, getPos: props.at })}
    />
  )
}

interface ButtonFormProps {
  stored: ButtonAttributes
  onSave: (attrs: ButtonAttributes) => boolean
  onLeave: () => void
}

const ButtonForm = ({ stored, onSave, onLeave }: ButtonFormProps) => {
  const { t } = useTexts()
  const [attrs, setAttrs] = useState(stored)
  const canSave = problemOfButton(attrs) === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave && onSave(attrs)) onLeave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <form
      className={styles.panel}
      aria-label={t('lesson-text.block_button')}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <p className={styles.sample} data-button="" style={{ textAlign: attrs.textAlign }} aria-hidden>
        <span className={styles.button} style={buttonLook(attrs)}>
          {attrs.label || t('lesson-text.button_unnamed')}
        </span>
      </p>
      <Field label={t('lesson-text.button_label')}>
        <TextInput
          value={attrs.label}
          maxLength={buttonLimits.label}
          onChange={({ currentTarget }) => setAttrs({ ...attrs, label: currentTarget.value })}
        />
      </Field>
      <TargetFields attrs={attrs} onAttrs={setAttrs} />
      <ButtonLooks attrs={attrs} onAttrs={setAttrs} />
      <div className={styles.actions}>
        <Button size="small" onClick={onLeave}>
          {t('create-course.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" disabled={!canSave}>
          {t('lesson-text.button_save')}
        </Button>
      </div>
    </form>
  )
}
