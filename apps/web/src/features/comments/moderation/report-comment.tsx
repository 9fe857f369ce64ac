import { reportReasons, type ReportReason } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { ReportDialog } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { reportComment } from './api.ts'
import { reasonTexts } from './report-reasons.ts'

interface ReportCommentProps {
  comment: number
  open: boolean
  onClose: () => void
  onReported: () => void
}

const words = {
  title: 'comments.report_title',
  cancel: 'comments.leave',
  submit: 'comments.report_submit',
  note: 'comments.report_note',
  help: 'comments.report_note_help',
} as const

const isTooLong = (note: string): boolean => note.length > moderationLimits.note

/** What somebody has against a comment, told to the moderators alone. */
export const ReportComment = ({ comment, ...dialog }: ReportCommentProps) => {
  const { t } = useTexts()
  const [reason, setReason] = useState<ReportReason>()
  const report = async (note: string) => {
    if (!reason) return
    await reportComment({ params: { comment }, body: { reason, note } })
    toasts.show({ tone: 'success', title: t('comments.reported'), message: t('comments.reported_text') })
  }
  return (
    <ReportDialog
      {...dialog}
      words={words}
      rows={2}
      noteError={(note) =>
        isTooLong(note) ? t('comments.report_too_long', { limit: moderationLimits.note }) : undefined
      }
      isReady={(note) => reason !== undefined && (reason !== 'other' || note !== '') && !isTooLong(note)}
      report={report}
    >
      <RadioGroup
        label={t('comments.report_reason')}
        options={reportReasons.map((value) => ({ value, label: t(reasonTexts[value]) }))}
        value={reason}
        onChange={setReason}
      />
    </ReportDialog>
  )
}
