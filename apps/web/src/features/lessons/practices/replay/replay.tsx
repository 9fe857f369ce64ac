import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { type TextId, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { mostEntries, type ReadLog } from '../../../attempts/index.ts'
import type { Replaying } from './use-replay.ts'
import styles from './replay.module.css'

const outcomes: Record<AnswerLogEntry['outcome'], TextId> = {
  stored: 'create-course.replay_stored',
  late: 'create-course.replay_late',
  final: 'create-course.replay_final',
}

interface ReplayBarProps {
  log: ReadLog
  replaying: Replaying
  /** The number of a question in its quiz. */
  placeOf: (question: string) => number | undefined
  onClose: () => void
}

/** Goes through the answers of an attempt as they arrived. */
export const ReplayBar = ({ log, replaying, placeOf, onClose }: ReplayBarProps) => {
  const { t } = useTexts()
  const { step, isPlaying, goTo, toggle } = replaying
  const { entries } = log
  const words = useStepWords(entries, step, placeOf)
  if (entries.length === 0)
    return (
      <Notice tone="info" actions={<Button onClick={onClose}>{t('create-course.replay_close')}</Button>}>
        {t('create-course.replay_nothing')}
      </Notice>
    )
  return (
    <section className={styles.bar} aria-label={t('create-course.replay')}>
      <div className={styles.line}>
        <Button icon={<Icon of={isPlaying ? Pause : Play} />} onClick={toggle}>
          {t(isPlaying ? 'create-course.replay_pause' : 'create-course.replay_play')}
        </Button>
        <IconButton
          icon={ChevronLeft}
          label={t('create-course.replay_back')}
          disabled={step === 0}
          onClick={() => goTo(step - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('create-course.replay_on')}
          disabled={step === entries.length}
          onClick={() => goTo(step + 1)}
        />
        <span className={styles.count}>
          {t('create-course.replay_step', { step, count: entries.length })}
        </span>
        <IconButton icon={X} label={t('create-course.replay_close')} onClick={onClose} />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={entries.length}
        value={step}
        aria-label={t('create-course.replay_moment')}
        aria-valuetext={words}
        onChange={(event) => goTo(Number(event.currentTarget.value))}
      />
      <p className={styles.words} aria-live="polite">
        {words}
      </p>
      {log.isCut && (
        <p className={textStyles.muted}>{t('create-course.replay_cut', { count: mostEntries })}</p>
      )}
    </section>
  )
}

/** What happened at a step, in words. */
const useStepWords = (
  entries: readonly AnswerLogEntry[],
  step: number,
  placeOf: ReplayBarProps['placeOf'],
): string => {
  const { t } = useTexts()
  const { date, clock } = useDates()
  const entry = entries[step - 1]
  if (!entry) return t('create-course.replay_begin')
  return t(outcomes[entry.outcome], {
    time: `${date(entry.at)}, ${clock(entry.at)}`,
    number: placeOf(entry.quiz_question_id) ?? 0,
  })
}
