import { ClearQuestion } from './clear-question.tsx'
import { FinishQuestion } from './finish-question.tsx'

interface ConfirmationProps {
  of: 'finish' | 'clear'
  /** Questions without an answer. */
  count: number
  onFinish: () => void
  onClear: () => Promise<void>
  onClose: () => void
}

/** Asked before a step that cannot be taken back. */
export const Confirmation = ({ of, count, onFinish, onClear, onClose }: ConfirmationProps) =>
  of === 'finish' ? (
    <FinishQuestion count={count} onClose={onClose} onFinish={onFinish} />
  ) : (
    <ClearQuestion onClear={onClear} onClose={onClose} />
  )
