import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailDelivery } from '@lectern/contract/staff/mail.api'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Send } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { getMailDelivery, sendTestLetter } from '../api.ts'
import { mailText } from './mail-words.ts'
import styles from './mail.module.css'
import { useMailDelivery } from './use-mail-delivery.ts'

const tones = { kept: 'warning', untried: 'warning', failing: 'danger', works: 'success' } as const

/** Whether letters go out, and a letter that tries it. */
export const MailSettings = () => {
  const { t } = useTexts()
  const { moment } = useDates()
  const delivery = useMailDelivery()
  if (!delivery) return <SkeletonText lines={3} />
  const { state, last_sent_at: sentAt } = delivery
  return (
    <section className={styles.settings} aria-label={t('school.settings_mail')}>
      <p>{t('expert.mail_text')}</p>
      <Notice tone={tones[state]} title={t(`expert.mail_${state}`)}>
        {state === 'works' && sentAt !== null
          ? t('expert.mail_works_text', { date: moment(sentAt) })
          : mailText(delivery, t)}
      </Notice>
      {state !== 'kept' && <TestLetter test={delivery.test} />}
    </section>
  )
}

const TestLetter = ({ test }: { test: MailDelivery['test'] }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: () => sendTestLetter({}),
    onSuccess: (reply) => queryClient.setQueryData(queryFor(getMailDelivery, {}).queryKey, reply),
    onSettled: () => queryClient.invalidateQueries(queryFor(getMailDelivery, {})),
    meta: { showsErrors: true },
  })
  return (
    <>
      <Button
        icon={<Icon of={Send} />}
        busy={send.isPending || test?.state === 'waiting'}
        onClick={() => send.mutate()}
      >
        {t(test ? 'expert.mail_test_again' : 'expert.mail_test')}
      </Button>
      <div role="status">{test && <TestResult test={test} />}</div>
      {send.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(send.error, t)}
        </Notice>
      )}
    </>
  )
}

const TestResult = ({ test: { to, state, failure } }: { test: NonNullable<MailDelivery['test']> }) => {
  const { t } = useTexts()
  const told = t(`expert.mail_test_${state}`, { email: to })
  if (state === 'waiting') return <p>{told}</p>
  return (
    <Notice tone={state === 'sent' ? 'success' : 'danger'}>
      {failure === null ? told : `${told} ${t(`expert.mail_failing_${failure}`)}`}
    </Notice>
  )
}
