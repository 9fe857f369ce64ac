import { useMutation } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { UserPlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { tellLetter, useLettersGoOut } from '../../../staff/index.ts'
import { addParticipant } from '../../api.ts'
import { useParticipantsReload } from './participants-reload.ts'
import { pasteOfSeveral } from './several/paste-of-several.ts'
import styles from '../expert-courses.module.css'

interface AddParticipantProps {
  product: number
  /** Several addresses were pasted where one is asked for. */
  onSeveral: (text: string) => void
}

/** Gives somebody of the school access to a product, and invites anybody else. */
export const AddParticipant = ({ product, onSeveral }: AddParticipantProps) => {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const reload = useParticipantsReload()
  const isSent = useLettersGoOut()
  const add = useMutation({
    mutationFn: () => addParticipant({ params: { product }, body: { email: email.trim() } }),
    onSuccess: async ({ data }) => {
      setEmail('')
      const { user, invitation } = data
      if (user)
        toasts.show({ tone: 'success', title: t('participants.participant_added', { name: user.name }) })
      if (invitation)
        tellLetter(invitation, t('participants.participant_invited', { email: invitation.email }), t)
      await reload()
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !add.isPending) add.mutate()
  }
  const error = add.error ? (fieldText(add.error, 'email', t) ?? errorText(add.error, t)) : undefined
  return (
    <form className={styles.addPerson} onSubmit={submit} noValidate>
      <Field
        label={t('participants.participant_email')}
        help={t(isSent ? 'participants.participant_email_help' : 'participants.participant_email_help_kept')}
        error={error}
      >
        <TextInput
          type="email"
          value={email}
          autoComplete="off"
          placeholder="name@example.com"
          onPaste={pasteOfSeveral(onSeveral)}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            if (add.error) add.reset()
          }}
        />
      </Field>
      <Button type="submit" icon={<Icon of={UserPlus} />} busy={add.isPending} disabled={email.trim() === ''}>
        {t('participants.participant_add')}
      </Button>
    </form>
  )
}
