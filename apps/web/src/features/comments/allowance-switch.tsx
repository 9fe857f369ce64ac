import { Switch } from '@lectern/ui/choices/switch'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import { setCommentAllowance } from './api.ts'

interface AllowanceProps {
  attempt: number
  part: {
    result_commentable_type: 'quiz-attempt' | 'question'
    result_commentable_id: number | string
  }
  isAllowed: boolean
  onChanged: () => void
}

/** Whether the learner may write here; said by the team. */
export const AllowanceSwitch = ({ attempt, part, isAllowed, onChanged }: AllowanceProps) => {
  const { t } = useTexts()
  const change = useAction(async (is_allowed: boolean) => {
    await setCommentAllowance({ params: { attempt }, body: { ...part, is_allowed } })
    onChanged()
  })
  return (
    <>
      <Switch
        label={t('comments.learner_may_write')}
        checked={isAllowed}
        disabled={change.busy}
        onChange={(event) => change.run(event.currentTarget.checked)}
      />
      {change.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(change.error, t)}
        </Notice>
      )}
    </>
  )
}
