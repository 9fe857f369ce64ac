import { reportReasons, type ReportReason } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { reportComment } from './api.ts'
import { reasonTexts } from './report-reasons.ts'

interface ReportDialogProps {
  comment: number
  open: boolean
  onClose: () => void
  onReported: () => void
}

/** What somebody has against a comment, told to the moderators alone. */
export const ReportDialog = ({ comment, open, onClose, onReported }: ReportDialogProps) => {
  const { t } = useTexts()
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const isTooLong = note.trim().length > moderationLimits.note
  const needsNote = reason === 'other' && note.trim() === ''
  const report = useAction(async (wanted: ReportReason) => {
    await reportComment({ params: { comment }, body: { reason: wanted, note: note.trim() } })
    toasts.show({ tone: 'success', title: t('comments.reported'), message: t('comments.reported_text') })
    onClose()
    onReported()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('comments.report_title')}
      closeLabel={t('common.close')}
      cancelLabel={t('comments.leave')}
      submitLabel={t('comments.report_submit')}
      ready={reason !== undefined && !needsNote && !isTooLong}
      busy={report.busy}
      onSubmit={() => reason && report.run(reason)}
      error={report.error ? errorText(report.error, t) : undefined}
    >
      <RadioGroup
        label={t('comments.report_reason')}
        options={reportReasons.map((value) => ({ value, label: t(reasonTexts[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <Field
        label={t('comments.report_note')}
        help={t('comments.report_note_help')}
        error={isTooLong ? t('comments.report_too_long', { limit: moderationLimits.note }) : undefined}
      >
        <TextArea rows={2} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  )
}
