import { peerReviewLimits } from '@lectern/contract/peer-reviews/peer-review-limits'
import { ReportDialog } from '../../../frame/index.ts'
import { reportPeerReview } from '../api.ts'

interface ReportReviewProps {
  review: number
  open: boolean
  onClose: () => void
  onReported: () => void
}

const words = {
  title: 'peers.report_title',
  cancel: 'peers.report_cancel',
  submit: 'peers.report_submit',
  note: 'peers.report_reason',
  help: 'peers.report_help',
} as const

/** What somebody has against a review of their answer, told to the team alone. */
export const ReportReview = ({ review, ...dialog }: ReportReviewProps) => (
  <ReportDialog
    {...dialog}
    words={words}
    rows={3}
    maxLength={peerReviewLimits.report}
    isReady={(note) => note !== ''}
    report={async (reason) => {
      await reportPeerReview({ params: { review }, body: { reason } })
    }}
  />
)
