import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type LinkFault, linkFault } from './video-link.ts'
import styles from './video-editor.module.css'

interface LinkFormProps {
  link: string
  onLink: (link: string) => void
  onCancel: () => void
}

const faults = {
  invalid_url: 'documents.video_link_wrong',
  invalid_key: 'documents.video_key_wrong',
} as const

/** The address of a film on another host. */
export const LinkForm = ({ link, onLink, onCancel }: LinkFormProps) => {
  const { t } = useTexts()
  const [address, setAddress] = useState(link)
  const [fault, setFault] = useState<LinkFault>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wrong = linkFault(address.trim())
    if (wrong) setFault(wrong)
    else onLink(address.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <form className={styles.form} noValidate onSubmit={save} onKeyDown={onKeyDown}>
      <Field
        label={t('documents.video_link_label')}
        help={t('documents.video_link_help')}
        error={fault && t(faults[fault])}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
          autoFocus
          type="url"
          value={address}
          maxLength={2_000}
          placeholder="https://"
          spellCheck={false}
          onChange={(event) => {
            setAddress(event.currentTarget.value)
            setFault(undefined)
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={fault !== undefined || address.trim() === ''}>
          {t('documents.link_save')}
        </Button>
        <Button onClick={onCancel}>{t('documents.cancel')}</Button>
      </div>
    </form>
  )
}
