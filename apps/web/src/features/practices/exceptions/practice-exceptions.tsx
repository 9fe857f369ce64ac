import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Card } from '@lectern/ui/layout/card'
import { Icon } from '@lectern/ui/layout/icon'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Clock, Plus } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { listExceptions, saveException } from './api.ts'
import { ExceptionDialog, useExceptionReload } from './exception-dialog.tsx'
import { Given } from './exception-list.tsx'
import styles from './exceptions.module.css'
import { useExceptionWords } from './use-exception-words.ts'

interface PracticeExceptionsProps {
  quiz: number
  lesson: { id: number; title: string }
  learner: { id: number; name: string }
  /** Starts are limited, so that one more makes a difference. */
  isLimited: boolean
}

/** What counts otherwise for one learner, with one more attempt at a press. */
export const PracticeExceptions = (props: PracticeExceptionsProps) => {
  const mayGive = [...useHeldRights()].some((right) => right.startsWith('practice_curator'))
  return mayGive ? <GivenExceptions {...props} /> : null
}

const GivenExceptions = ({ quiz, lesson, learner, isLimited }: PracticeExceptionsProps) => {
  const { t } = useTexts()
  const { given } = useExceptionWords()
  const reload = useExceptionReload()
  const [isOpen, setIsOpen] = useState(false)
  const found = useQuery(
    queryFor(listExceptions, {
      params: { quiz },
      query: { user_id: String(learner.id), lesson_id: String(lesson.id), per_page: 100 },
    }),
  )
  const applied = found.data?.data ?? []
  const own = applied.find(({ user }) => user?.id === learner.id)
  const giveAttempt = useMutation({
    mutationFn: () =>
      saveException({
        params: { lesson: lesson.id, quiz },
        body: { user_id: learner.id, extra_attempts: (own?.extra_attempts ?? 0) + 1 },
      }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('practices.attempt_given', { name: learner.name }) })
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <Card
      level={2}
      title={t('practices.exceptions')}
      actions={
        <div className={styles.ways}>
          {isLimited && (
            <Button
              icon={<Icon of={Plus} />}
              busy={giveAttempt.isPending || found.isFetching}
              onClick={() => giveAttempt.mutate()}
            >
              {t('practices.give_attempt')}
            </Button>
          )}
          <Button icon={<Icon of={Clock} />} disabled={!found.data} onClick={() => setIsOpen(true)}>
            {t('practices.give_time')}
          </Button>
        </div>
      }
    >
      <div className={styles.panel}>
        <Applied exceptions={applied} given={given} />
        {(giveAttempt.error ?? found.error) && (
          <Notice tone="danger" announce="at-once">
            {errorText(giveAttempt.error ?? found.error, t)}
          </Notice>
        )}
        <Link href={`${expertPaths.practices}/exceptions/${quiz}`}>{t('practices.exceptions_all')}</Link>
        {isOpen && (
          <ExceptionDialog
            quiz={quiz}
            places={[]}
            before={own}
            owner={{ lesson: lesson.id, kind: 'person', person: learner, group: undefined }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </div>
    </Card>
  )
}

interface AppliedProps {
  exceptions: readonly AttemptException[]
  given: (exception: AttemptException) => string[]
}

const Applied = ({ exceptions, given }: AppliedProps) => {
  const { t } = useTexts()
  if (exceptions.length === 0) return <p className={styles.muted}>{t('practices.exceptions_none_here')}</p>
  return exceptions.map((exception) => (
    <div key={exception.id}>
      {exception.participant_group && (
        <p className={styles.muted}>
          {t('practices.exception_group', { name: exception.participant_group.name })}
        </p>
      )}
      <Given parts={given(exception)} />
      {exception.reason && <p className={styles.muted}>{exception.reason}</p>}
    </div>
  ))
}
