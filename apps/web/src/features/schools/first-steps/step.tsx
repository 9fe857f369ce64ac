import type { FirstStepId, FirstSteps } from '@lectern/contract/schools/schools'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { classNames } from '@lectern/ui/theme/class-names'
import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Check, CircleCheck, Copy } from 'lucide-react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLettersGoOut } from '../../staff/index.ts'
import styles from './first-steps.module.css'
import { stepWords } from './step-words.ts'

interface StepProps {
  step: FirstSteps['steps'][number]
  number: number
  isCurrent: boolean
  first: FirstSteps
  onShared: () => void
}

/** What a step is about; inviting says how an invitation arrives. */
const useStepText = (id: FirstStepId) => {
  const isSent = useLettersGoOut()
  return id === 'invite' && !isSent ? 'expert.first_invite_text_kept' : (`expert.first_${id}_text` as const)
}

/** One step: done ones are ticked, the current one stands open with its one main action. */
export const Step = ({ step: { id, is_done: isDone }, number, isCurrent, first, onShared }: StepProps) => {
  const { t } = useTexts()
  const { icon, minutes, href } = stepWords[id]
  const kind = first.course?.kind ?? 'course'
  const title = t(`expert.first_${id}`, { kind })
  const text = useStepText(id)
  return (
    <li
      className={classNames(styles.step, isCurrent && styles.current, isDone && styles.done)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.number} aria-hidden>
        {isDone ? <Icon of={Check} /> : number}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>
            {isCurrent || id === 'share' ? title : <Link href={href(first)}>{title}</Link>}
          </h3>
          {isDone ? (
            <span className={styles.ready}>
              <Icon of={CircleCheck} /> {t('expert.first_ready')}
            </span>
          ) : (
            <span className={textStyles.muted}>{t('expert.first_minutes', { minutes })}</span>
          )}
        </div>
        <p className={textStyles.muted}>{t(text)}</p>
        {id === 'share' && (isCurrent || isDone) && <Share origin={first.origin} onShared={onShared} />}
        {id !== 'share' && isCurrent && (
          <Link href={href(first)} className={buttonClass({ variant: 'primary' })}>
            <Icon of={icon} /> {t(`expert.first_${id}_do`, { kind })}
          </Link>
        )}
      </div>
    </li>
  )
}

/** The school's address with what copies it. */
const Share = ({ origin, onShared }: { origin: string; onShared: () => void }) => {
  const { t } = useTexts()
  const copy = async () => {
    if (await copyText(origin)) onShared()
  }
  return (
    <div className={styles.share}>
      <TextInput readOnly value={origin} aria-label={t('expert.first_address')} />
      <Button variant="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
        {t('expert.first_share_do')}
      </Button>
    </div>
  )
}
