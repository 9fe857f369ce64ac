import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from '@lectern/ui/choices/select'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { tellLetter } from '../../../staff/index.ts'
import { addParticipant, listContactProducts, listCourseCards } from '../../api.ts'
import { useParticipantsReload } from '../participants/participants-reload.ts'

interface GiveAccessProps {
  email: string
  onClose: () => void
  /** Access was given, or an invitation is on its way. */
  onGiven: () => unknown
}

/** Asks to which product a contact gets access; without an account they are invited by letter. */
export const GiveAccess = ({ email, onClose, onGiven }: GiveAccessProps) => {
  const { t } = useTexts()
  const [product, setProduct] = useState<number>()
  const cards = useQuery(queryFor(listCourseCards, { query: { status: 'current', order: 'title' } }))
  const give = useGiving(email, async () => {
    onClose()
    await onGiven()
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('participants.contact_give_title')}
      description={t('participants.contact_give_text', { email })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('participants.contact_give')}
      ready={product !== undefined}
      busy={give.isPending}
      onSubmit={() => product !== undefined && give.mutate(product)}
      error={give.error ? errorText(give.error, t) : undefined}
    >
      <Field label={t('participants.contact_give_product')}>
        <Select
          value={product ?? ''}
          onChange={({ currentTarget: { value } }) => setProduct(value === '' ? undefined : Number(value))}
        >
          <option value="">{t('participants.contact_give_choose')}</option>
          {(cards.data?.data ?? []).map((card) => (
            <option key={card.product_id} value={card.product_id}>
              {card.title}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}

const useGiving = (email: string, onGiven: () => Promise<unknown>) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const reload = useParticipantsReload()
  return useMutation({
    mutationFn: (product: number) => addParticipant({ params: { product }, body: { email } }),
    onSuccess: async ({ data: { user, invitation } }) => {
      if (user)
        toasts.show({ tone: 'success', title: t('participants.participant_added', { name: user.name }) })
      if (invitation)
        tellLetter(invitation, t('participants.participant_invited', { email: invitation.email }), t)
      await Promise.all([reload(), client.invalidateQueries({ queryKey: queryKeyOf(listContactProducts) })])
      await onGiven()
    },
    meta: { showsErrors: true },
  })
}
