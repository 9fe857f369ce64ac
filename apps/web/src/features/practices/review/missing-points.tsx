import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts } from '../../../lib/texts/index.ts'
import type { Deciding } from './use-decision.ts'

interface MissingPointsProps {
  deciding: Pick<Deciding, 'asked' | 'confirm' | 'leave'>
  /** Leads to the points of a question. */
  onGive: (question: string) => void
}

/** Asked before a decision about answers that have no points: nobody passes unread work by one key. */
export const MissingPoints = ({ deciding: { asked, confirm, leave }, onGive }: MissingPointsProps) => {
  const { t } = useTexts()
  if (!asked) return null
  const [first] = asked.questions
  const count = asked.questions.length
  const isPass = asked.status === attemptStatus.passed
  return (
    <Dialog
      open
      onClose={leave}
      title={t(isPass ? 'practices.points_missing_pass' : 'practices.points_missing_fail', { count })}
      description={t('practices.points_missing_text', { count })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={confirm}>
            {t(isPass ? 'practices.decide_pass_without' : 'practices.decide_fail_without')}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              leave()
              if (first !== undefined) onGive(first)
            }}
          >
            {t('practices.points_give_now')}
          </Button>
        </>
      }
    />
  )
}
