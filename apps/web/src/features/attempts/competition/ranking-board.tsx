import type { RankedRow, Ranking } from '@lectern/contract/attempts/competition/ranking'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './ranking-board.module.css'
import { useRanking } from './use-ranking.ts'

interface RankingBoardProps {
  read: (signal: AbortSignal) => Promise<Ranking>
  level?: 2 | 3 | undefined
}

/** Who stands where in a competition, while it runs and afterwards; the reader's own line is always there. */
export const RankingBoard = ({ read, level = 3 }: RankingBoardProps) => {
  const { t, number } = useTexts()
  const { ranking, error, again } = useRanking(read)
  const Title = `h${level}` as const
  return (
    <section className={styles.board} aria-label={t('quiz.ranking')}>
      <header className={styles.head}>
        <Title className={styles.title}>{t('quiz.ranking')}</Title>
        {ranking && (
          <Badge tone={ranking.is_final ? 'success' : 'neutral'}>
            {ranking.is_final
              ? t('quiz.ranking_final')
              : t('quiz.ranking_playing', { count: ranking.running, playing: number(ranking.running) })}
          </Badge>
        )}
      </header>
      {error !== undefined && (
        <Notice tone="warning" actions={<Button onClick={again}>{t('common.try_again')}</Button>}>
          {errorText(error, t)}
        </Notice>
      )}
      {!ranking && error === undefined && <Skeleton height="9rem" radius="var(--radius-card)" />}
      {ranking && <Places ranking={ranking} />}
    </section>
  )
}

const Places = ({ ranking }: { ranking: Ranking }) => {
  const { t, number } = useTexts()
  const { rows, own, participants } = ranking
  if (rows.length === 0) return <p className={styles.none}>{t('quiz.ranking_none')}</p>
  const isBelow = own !== null && !rows.some(({ is_own }) => is_own)
  return (
    <>
      {/* Only the own place is spoken: a whole table that changes every few seconds would drown everything else. */}
      <p className={styles.own} role="status">
        {own && t('quiz.ranking_own', { place: number(own.place), count: number(participants) })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('quiz.ranking_place')}</th>
            <th scope="col">{t('quiz.ranking_name')}</th>
            <th scope="col" data-wide>
              {t('quiz.ranking_done')}
            </th>
            <th scope="col">{t('quiz.ranking_time')}</th>
            <th scope="col">{t('quiz.ranking_points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.attempt_id} row={row} questions={ranking.questions_count} />
          ))}
          {isBelow && <Line row={own} questions={ranking.questions_count} isBelow />}
        </tbody>
      </table>
      {participants > rows.length && (
        <p className={styles.none}>
          {t('quiz.ranking_first', { count: number(rows.length), all: number(participants) })}
        </p>
      )}
    </>
  )
}

interface LineProps {
  row: RankedRow
  questions: number
  /** Far below the last line above it. */
  isBelow?: boolean
}

const Line = ({ row, questions, isBelow }: LineProps) => {
  const { t, number } = useTexts()
  const { place, name, points, seconds, done, is_finished: isFinished, is_own: isOwn } = row
  const time = number(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <tr data-own={isOwn || undefined} data-below={isBelow || undefined} data-top={place <= 3 || undefined}>
      <td>
        <span className={styles.place}>{number(place)}</span>
      </td>
      <th scope="row">
        <span className={styles.name}>
          {name || t('quiz.ranking_nameless')}
          {isOwn && <Badge tone="info">{t('quiz.ranking_you')}</Badge>}
        </span>
      </th>
      <td data-wide>
        {number(done)} / {number(questions)}
        {!isFinished && <VisuallyHidden> {t('quiz.ranking_plays')}</VisuallyHidden>}
      </td>
      <td>{t('quiz.ranking_seconds', { seconds: time })}</td>
      <td className={styles.points}>
        {number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
      </td>
    </tr>
  )
}
