import type { ClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { classNames } from '@lectern/ui/theme/class-names'
import { FormSection } from '@lectern/ui/forms/form-section'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { Check, RefreshCw, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { checkClosedGroup } from '../api.ts'
import { BotStep } from './bot-step.tsx'
import { ChatStep } from './chat-step.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

type Step = ClosedGroup['steps'][number]

/** What connects a group to Telegram: each step is done, or says exactly what is missing. */
export const ConnectionSteps = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const reload = useGroupReload()
  const check = useMutation({
    mutationFn: () => checkClosedGroup({ params: { group: group.id } }),
    onSuccess: reload,
    meta: { showsErrors: true },
  })
  const bodies: Record<Step['step'], ReactNode> = {
    bot: <BotStep group={group} />,
    updates: null,
    chat: group.bot && <ChatStep group={group} />,
    rights: null,
  }
  return (
    <FormSection
      title={
        <span className={styles.titleLine}>
          {t('closed-groups.closed_connection_title')}
          <ConnectionBadge state={group.state} />
        </span>
      }
      text={t('closed-groups.closed_connection_text')}
    >
      <ol className={styles.steps}>
        {group.steps.map((step, at) => (
          <StepLine key={step.step} step={step} number={at + 1} group={group}>
            {bodies[step.step]}
          </StepLine>
        ))}
      </ol>
      {group.bot && (
        <div className={styles.check}>
          <Button icon={<Icon of={RefreshCw} />} busy={check.isPending} onClick={() => check.mutate()}>
            {t('closed-groups.closed_check')}
          </Button>
          {group.checked_at !== null && (
            <span className={textStyles.muted}>
              {t('closed-groups.closed_checked', { date: longMoment(group.checked_at) })}
            </span>
          )}
        </div>
      )}
      {check.error && (
        <p role="alert" className={textStyles.wrong}>
          {errorText(check.error, t)}
        </p>
      )}
      <p className={textStyles.muted}>{t('closed-groups.closed_rules_text')}</p>
    </FormSection>
  )
}

interface StepLineProps {
  step: Step
  number: number
  group: ClosedGroup
  children: ReactNode
}

const StepLine = ({ step: { step, is_done, problem }, number, group, children }: StepLineProps) => {
  const { t } = useTexts()
  const id = useId()
  const values = { bot: `@${group.bot?.username ?? ''}`, chat: group.chat_title ?? '' }
  // What simply was not done yet is told by the step itself.
  const isWrong = problem !== null && problem !== 'bot_missing' && problem !== 'chat_missing'
  const state = is_done ? 'done' : isWrong ? 'wrong' : 'open'
  return (
    <li className={styles.step} aria-labelledby={id}>
      <span className={classNames(styles.mark, styles[state])} aria-hidden="true">
        {is_done ? <Icon of={Check} /> : isWrong ? <Icon of={TriangleAlert} /> : number}
      </span>
      <div className={styles.stepWords}>
        <h3 id={id} className={styles.stepTitle}>
          {t(`closed-groups.closed_step_${step}`)}
          {is_done && <span className={styles.stepState}>{t('closed-groups.closed_step_done')}</span>}
          {isWrong && <span className={styles.stepWrong}>{t('closed-groups.closed_step_wrong')}</span>}
        </h3>
        {is_done ? (
          <p className={textStyles.muted}>{t(`closed-groups.closed_step_${step}_done`, values)}</p>
        ) : (
          <StepText step={step} problem={isWrong ? problem : null} />
        )}
        {children}
      </div>
    </li>
  )
}

const StepText = ({ step, problem }: Pick<Step, 'step' | 'problem'>) => {
  const { t } = useTexts()
  if (problem !== null) return <p role="status">{t(`closed-groups.closed_problem_${problem}`)}</p>
  return step === 'chat' ? null : (
    <p className={textStyles.muted}>{t(`closed-groups.closed_step_${step}_text`)}</p>
  )
}
