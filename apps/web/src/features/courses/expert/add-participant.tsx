import { useMutation } from '@tanstack/react-query'
import { Button } from '@lectern/ui/button'
import { Field } from '@lectern/ui/field'
import { Icon } from '@lectern/ui/icon'
import { TextInput } from '@lectern/ui/text-input'
import { toasts } from '@lectern/ui/toast-store'
import { UserPlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { addParticipant } from '../api/add-participant.ts'
import { useParticipantsReload } from './participants-reload.ts'
import styles from './expert-courses.module.css'

/** Gives somebody who has an account access to the course. */
export const AddParticipant = ({ product }: { product: number }) => {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const reload = useParticipantsReload()
  const add = useMutation({
    mutationFn: () => addParticipant({ params: { product }, body: { email: email.trim() } }),
    onSuccess: async ({ data }) => {
      setEmail('')
      toasts.show({ tone: 'success', title: t('create-course.participant_added', { name: data.user.name }) })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !add.isPending) add.mutate()
  }
  const isUnknown = add.error instanceof ApiError && add.error.code === 'unknown_person'
  const error = add.error
    ? isUnknown
      ? t('create-course.participant_unknown')
      : (fieldText(add.error, 'email', t) ?? errorText(add.error, t))
    : undefined
  return (
    <form className={styles.addPerson} onSubmit={submit} noValidate>
      <Field label={t('create-course.participant_email')} error={error}>
        <TextInput
          type="email"
          value={email}
          autoComplete="off"
          placeholder="name@example.com"
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            if (add.error) add.reset()
          }}
        />
      </Field>
      <Button type="submit" icon={<Icon of={UserPlus} />} busy={add.isPending} disabled={email.trim() === ''}>
        {t('create-course.participant_add')}
      </Button>
    </form>
  )
}
