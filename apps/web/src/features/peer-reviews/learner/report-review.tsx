import { peerReviewLimits } from '@lectern/contract/peer-reviews/peer-review-limits'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { reportPeerReview } from '../api.ts'

interface ReportReviewProps {
  review: number
  open: boolean
  onClose: () => void
  onReported: () => void
}

/** What somebody has against a review of their answer, told to the team alone. */
export const ReportReview = ({ review, open, onClose, onReported }: ReportReviewProps) => {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const telling = useAction(async (words: string) => {
    await reportPeerReview({ params: { review }, body: { reason: words } })
    onClose()
    onReported()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('peers.report_title')}
      closeLabel={t('common.close')}
      cancelLabel={t('peers.report_cancel')}
      submitLabel={t('peers.report_submit')}
      ready={reason.trim() !== ''}
      busy={telling.busy}
      onSubmit={() => telling.run(reason.trim())}
      error={telling.error ? errorText(telling.error, t) : undefined}
    >
      <Field label={t('peers.report_reason')} help={t('peers.report_help')}>
        <TextArea
          rows={3}
          value={reason}
          maxLength={peerReviewLimits.report}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
