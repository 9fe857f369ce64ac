import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Member, StaffRow } from '@lectern/contract/staff/staff'
import type { SchoolSettings } from '@lectern/contract/schools/schools'
import { classNames } from '@lectern/ui/theme/class-names'
import formStyles from '@lectern/ui/forms/form.module.css'
import { FormSection } from '@lectern/ui/forms/form-section'
import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ProveIdentity } from '../../identity/index.ts'
import { getOwnershipOffer, listStaff, offerOwnership, withdrawOwnership } from '../api.ts'
import { MemberField } from '../member-field.tsx'
import styles from './ownership.module.css'

/** Whose school it is, and how it changes hands. */
export const Ownership = ({ school }: { school: SchoolSettings }) => {
  const { t } = useTexts()
  return (
    <div className={classNames(formStyles.form, formStyles.column)}>
      <div className={styles.owner}>
        <Avatar name={school.owner.name} size={40} />
        <div>
          <div className={formStyles.title}>{school.owner.name}</div>
          <p className={textStyles.muted}>{school.owner.email}</p>
        </div>
      </div>
      {school.is_owner ? <Transfer /> : <p className={textStyles.muted}>{t('school.owner_only')}</p>}
    </div>
  )
}

const Transfer = () => {
  const { t } = useTexts()
  const { date } = useDates()
  const queryClient = useQueryClient()
  const offer = useQuery(queryFor(getOwnershipOffer, {}))
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(getOwnershipOffer) })
  const withdraw = useMutation({
    mutationFn: () => withdrawOwnership({}),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('school.transfer_withdrawn') })
      await reload()
    },
  })
  const pending = offer.data?.data
  if (pending) {
    return (
      <Notice
        tone="warning"
        title={t('school.transfer_waits', { name: pending.to.name })}
        actions={
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('school.transfer_withdraw')}
          </Button>
        }
      >
        {t('school.transfer_waits_text', { email: pending.to.email, date: date(pending.expires_at) })}
      </Notice>
    )
  }
  return <Offer onOffered={reload} />
}

const isCandidate = (row: StaffRow): boolean =>
  row.kind === 'member' && row.has_full_access && !row.is_owner && row.state === 'active'

const Offer = ({ onOffered }: { onOffered: () => Promise<void> }) => {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<Member>()
  const [isProving, setProving] = useState(false)
  const staff = useQuery(queryFor(listStaff, { query: { per_page: 100 } })).data
  // Of a staff of more than one page nobody can say so without asking for a name.
  const isNobody = staff && staff.meta.last_page === 1 && !staff.data.some(isCandidate)
  const transfer = useMutation({
    mutationFn: (proof_token: string) => offerOwnership({ body: { user_id: chosen?.id ?? 0, proof_token } }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('school.transfer_offered') })
      await onOffered()
    },
    meta: { showsErrors: true },
  })
  return (
    <FormSection title={t('school.transfer')} text={t('school.transfer_text')}>
      {isNobody ? (
        <Notice title={t('school.transfer_nobody')}>{t('school.transfer_nobody_text')}</Notice>
      ) : (
        <>
          <MemberField
            label={t('school.transfer_to')}
            value={chosen}
            onChange={setChosen}
            isOffered={isCandidate}
          />
          <div>
            <Button
              variant="danger"
              disabled={chosen === undefined}
              busy={transfer.isPending}
              onClick={() => setProving(true)}
            >
              {t('school.transfer_offer')}
            </Button>
          </div>
        </>
      )}
      {transfer.error && <Notice tone="danger" announce="at-once" title={errorText(transfer.error, t)} />}
      <ProveIdentity
        open={isProving}
        onClose={() => setProving(false)}
        onProven={(token) => {
          setProving(false)
          transfer.mutate(token)
        }}
      />
    </FormSection>
  )
}
