import type { Recalculation } from '@lectern/contract/attempts/recalculation'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { getAffected } from '../../quizzes/index.ts'
import { applyRecalculation, prepareRecalculation, undoRecalculation } from './api.ts'
import { ChangedAttempts } from './changed-attempts.tsx'
import styles from './recalculation.module.css'

const from = '/expert/practices/recalculation/$quizId'

const isUnderWay = ({ state }: Recalculation): boolean =>
  state === 'preparing' || state === 'applying' || state === 'undoing'

/** How often the page asks how far it is, in milliseconds. */
const lookAgain = 1000

type Move = typeof applyRecalculation | typeof undoRecalculation

/** Whom a changed quiz concerns, and the new results of what was finished: preview, apply, undo. */
export const RecalculationPage = () => {
  const { t } = useTexts()
  const quiz = Number(useParams({ from }).quizId)
  const affected = useQuery({
    ...queryFor(getAffected, { params: { quiz } }),
    refetchInterval: ({ state }) => {
      const latest = state.data?.data.recalculation
      return latest && isUnderWay(latest) ? lookAgain : false
    },
  })
  const renewed = { onSuccess: () => affected.refetch(), meta: { showsErrors: true } }
  const prepare = useMutation({ mutationFn: () => prepareRecalculation({ params: { quiz } }), ...renewed })
  const move = useMutation({
    mutationFn: ({ id, how }: { id: number; how: Move }) => how({ params: { quiz, recalculation: id } }),
    ...renewed,
  })
  const found = affected.data?.data
  const latest = found?.recalculation ?? undefined
  const isBusy = prepare.isPending || move.isPending || (latest !== undefined && isUnderWay(latest))
  const error = prepare.error ?? move.error ?? affected.error
  return (
    <ExpertPage
      title={t('practices.recalculation')}
      crumbs={[
        { label: t('expert.menu_practices'), href: expertPaths.practices },
        { label: t('practices.practice_attempts'), href: `${expertPaths.practices}?quiz=${quiz}` },
      ]}
    >
      <div className={styles.page}>
        {found ? (
          <p className={styles.text}>
            {t('create-course.affected_running', { count: found.running })}{' '}
            {t('create-course.affected_finished', { count: found.finished })}
          </p>
        ) : (
          <Skeleton width="60%" />
        )}
        <p className={styles.muted}>{t('practices.recalculation_help')}</p>
        {error && (
          <Notice tone="danger" announce="at-once">
            {errorText(error, t)}
          </Notice>
        )}
        <Ways
          latest={latest}
          finished={found?.finished ?? 0}
          busy={isBusy}
          onPrepare={() => prepare.mutate()}
          onMove={(id, how) => move.mutate({ id, how })}
        />
        {latest && <Latest quiz={quiz} latest={latest} />}
      </div>
    </ExpertPage>
  )
}

interface WaysProps {
  latest: Recalculation | undefined
  /** Attempts that may change. */
  finished: number
  busy: boolean
  onPrepare: () => void
  onMove: (recalculation: number, how: Move) => void
}

/** What can be done now: look, apply, take back. */
const Ways = ({ latest, finished, busy, onPrepare, onMove }: WaysProps) => {
  const { t } = useTexts()
  const changing = latest && latest.changed > 0 ? latest : undefined
  return (
    <div className={styles.ways}>
      <Button
        variant={changing?.state === 'ready' ? 'secondary' : 'primary'}
        disabled={busy || finished === 0}
        onClick={onPrepare}
      >
        {t('practices.recalculation_preview')}
      </Button>
      {changing?.state === 'ready' && (
        <Button variant="primary" busy={busy} onClick={() => onMove(changing.id, applyRecalculation)}>
          {t('practices.recalculation_apply', { count: changing.changed })}
        </Button>
      )}
      {changing?.state === 'applied' && (
        <Button
          icon={<Icon of={RotateCcw} />}
          busy={busy}
          onClick={() => onMove(changing.id, undoRecalculation)}
        >
          {t('practices.recalculation_undo')}
        </Button>
      )}
    </div>
  )
}

const stateTexts: Record<Recalculation['state'], TextId> = {
  preparing: 'practices.recalculation_progress',
  ready: 'practices.recalculation_ready',
  applying: 'practices.recalculation_progress',
  applied: 'practices.recalculation_applied',
  undoing: 'practices.recalculation_progress',
  undone: 'practices.recalculation_undone',
}

const Latest = ({ quiz, latest }: { quiz: number; latest: Recalculation }) => {
  const { t } = useTexts()
  if (isUnderWay(latest)) {
    const text = t('practices.recalculation_progress', { done: latest.done, total: latest.total })
    return <ProgressBar label={text} text={text} value={latest.done / Math.max(1, latest.total)} />
  }
  return (
    <>
      <p role="status" className={styles.text}>
        {t(stateTexts[latest.state], { count: latest.changed })}
      </p>
      {latest.changed > 0 && <ChangedAttempts quiz={quiz} recalculation={latest.id} />}
    </>
  )
}
