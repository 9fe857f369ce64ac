import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FirstSteps } from '@lectern/contract/schools/schools'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { getUser } from '../../identity/index.ts'
import { changeFirstSteps, getSchoolSettings, getFirstSteps } from '../api.ts'
import styles from './first-steps.module.css'
import { MailNotice, useHeldRights } from '../../staff/index.ts'
import { offeredSteps } from './offered-steps.ts'
import { Step } from './step.tsx'
import { currentStep } from './step-words.ts'
import { VisitorView } from './visitor-view.tsx'

/** The first day of a school: what is done, what comes next, and what a visitor sees meanwhile. */
export const FirstStepsPage = () => {
  const { t } = useTexts()
  const first = useSuspenseQuery(queryFor(getFirstSteps, {})).data.data
  const school = useSuspenseQuery(queryFor(getSchoolSettings, {})).data.data
  const steps = offeredSteps(first, useHeldRights())
  const done = steps.filter((step) => step.is_done).length
  const isComplete = done === steps.length
  const change = useFirstStepsChange()
  return (
    <ExpertPage title={t('expert.first_steps')}>
      <div className={styles.page}>
        <div className={styles.main}>
          <h2 className={styles.title}>{t(isComplete ? 'expert.first_done_title' : 'expert.first_title')}</h2>
          <p className={styles.lead}>
            {isComplete ? t('expert.first_done_text') : t('expert.first_text', { count: steps.length })}
          </p>
          <MailNotice />
          <section className={styles.list} aria-label={t('expert.first_steps')}>
            <header className={styles.head}>
              <ProgressRing label={t('expert.first_steps')} value={done / steps.length} />
              <span className={styles.count}>{t('expert.first_count', { done, all: steps.length })}</span>
              {first.is_shown && (
                <Button
                  variant="quiet"
                  busy={change.isPending}
                  onClick={() => change.mutate({ is_shown: false })}
                >
                  {t('expert.first_away')}
                </Button>
              )}
            </header>
            <ol className={styles.steps}>
              {steps.map((step, at) => (
                <Step
                  key={step.id}
                  step={step}
                  number={at + 1}
                  isCurrent={step.id === currentStep(steps)}
                  first={first}
                  onShared={() => change.mutate({ is_address_shared: true })}
                />
              ))}
            </ol>
          </section>
          <p className={textStyles.muted}>{t('expert.first_waits')}</p>
          <OwnPortrait />
        </div>
        <VisitorView school={school} first={first} />
      </div>
    </ExpertPage>
  )
}

/** A face sells a school: a quiet word to an owner who has none yet. */
const OwnPortrait = () => {
  const { t } = useTexts()
  const user = useSuspenseQuery(queryFor(getUser, {})).data.data
  if (user.avatar_url !== null) return null
  return (
    <p className={textStyles.muted}>
      {t('expert.portrait_missing')} <Link href={paths.account('profile')}>{t('expert.portrait_add')}</Link>
    </p>
  )
}

const useFirstStepsChange = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: { is_shown?: boolean; is_address_shared?: true }) => changeFirstSteps({ body }),
    onSuccess: async (reply: { data: FirstSteps }, { is_shown }) => {
      queryClient.setQueryData(queryFor(getFirstSteps, {}).queryKey, reply)
      if (is_shown === false) await navigate({ href: expertPaths.courses })
    },
  })
}
