import { useMutation } from '@tanstack/react-query'
import { consentLimits, type TopicConsent } from '@lectern/contract/contacts/consents/consents'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { recordConsent } from '../api.ts'
import { useConsents } from './use-consents.ts'

export type NewAnswer = 'granted' | 'withdrawn'

interface RecordAnswerProps {
  contactId: number
  topic: TopicConsent
  answer: NewAnswer
  onClose: () => void
}

const useRecording = ({ contactId, topic, answer, onClose }: RecordAnswerProps, note: string) => {
  const { t } = useTexts()
  const { take } = useConsents(contactId)
  return useMutation({
    mutationFn: () =>
      recordConsent({
        params: { contact: contactId },
        body: { topic: topic.topic, state: answer, note },
      }),
    onSuccess: async (reply) => {
      toasts.show({ tone: 'success', title: t(`contacts.consent_recorded_${answer}`) })
      onClose()
      await take(reply)
    },
    meta: { showsErrors: true },
  })
}

/** Writes down what a person told the staff: a no at any time, a yes with where and when they agreed. */
export const RecordAnswer = (props: RecordAnswerProps) => {
  const { topic, answer, onClose } = props
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const recording = useRecording(props, note.trim())
  const wrong = fieldText(recording.error, 'note', t)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`contacts.consent_title_${answer}`, { topic: t(`contacts.consent_topic_${topic.topic}`) })}
      description={t(`contacts.consent_text_${answer}`)}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={t(`contacts.consent_submit_${answer}`)}
      ready={answer === 'withdrawn' || note.trim() !== ''}
      busy={recording.isPending}
      onSubmit={() => recording.mutate()}
      error={recording.error && wrong === undefined ? errorText(recording.error, t) : undefined}
    >
      <Field
        label={t(`contacts.consent_note_${answer}`)}
        help={t(`contacts.consent_help_${answer}`)}
        required={answer === 'granted'}
        error={wrong}
      >
        <TextArea
          value={note}
          maxLength={consentLimits.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
