import { mostAnswerHours } from '@lectern/contract/practices/workload/answer-term'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { getWorkload, saveAnswerTerm } from '../api.ts'

/** Says within how many hours the team answers, for who may; not before it is known how many they are now. */
export const AnswerTermButton = ({ hours }: { hours: number | undefined }) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!useHeldRights().has('practice_edit')) return null
  return (
    <>
      <Button icon={<Icon of={Timer} />} disabled={hours === undefined} onClick={() => setOpen(true)}>
        {t('practices.workload_term')}
      </Button>
      {isOpen && hours !== undefined && <AnswerTermDialog hours={hours} onClose={() => setOpen(false)} />}
    </>
  )
}

const readHours = (words: string): number | undefined => {
  const hours = Number(words.trim())
  return /^\d+$/.test(words.trim()) && hours <= mostAnswerHours ? hours : undefined
}

const AnswerTermDialog = ({ hours, onClose }: { hours: number; onClose: () => void }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [words, setWords] = useState(String(hours))
  const wanted = readHours(words)
  const save = useMutation({
    mutationFn: (answer_hours: number) => saveAnswerTerm({ body: { answer_hours } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(getWorkload) })
      toasts.show({ tone: 'success', title: t('practices.workload_term_saved') })
      onClose()
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('practices.workload_term')}
      description={t('practices.workload_term_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={t('practices.workload_term_save')}
      ready={wanted !== undefined}
      busy={save.isPending}
      onSubmit={() => wanted !== undefined && save.mutate(wanted)}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      <Field
        label={t('practices.workload_term_hours')}
        help={t('practices.workload_term_help')}
        error={
          wanted === undefined ? t('practices.workload_term_wrong', { most: mostAnswerHours }) : undefined
        }
      >
        <TextInput
          inputMode="numeric"
          maxLength={3}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
