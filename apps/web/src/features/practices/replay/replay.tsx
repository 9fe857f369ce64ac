import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import { mostEntries, type ReadLog } from '../../attempts/index.ts'
import type { Replaying } from './use-replay.ts'
import styles from './replay.module.css'

const outcomes: Record<AnswerLogEntry['outcome'], TextId> = {
  stored: 'practices.replay_stored',
  late: 'practices.replay_late',
  final: 'practices.replay_final',
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
      <Notice tone="info" actions={<Button onClick={onClose}>{t('practices.replay_close')}</Button>}>
        {t('practices.replay_nothing')}
      </Notice>
    )
  return (
    <section className={styles.bar} aria-label={t('practices.replay')}>
      <div className={styles.line}>
        <Button icon={<Icon of={isPlaying ? Pause : Play} />} onClick={toggle}>
          {t(isPlaying ? 'practices.replay_pause' : 'practices.replay_play')}
        </Button>
        <IconButton
          icon={ChevronLeft}
          label={t('practices.replay_back')}
          disabled={step === 0}
          onClick={() => goTo(step - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('practices.replay_on')}
          disabled={step === entries.length}
          onClick={() => goTo(step + 1)}
        />
        <span className={styles.count}>{t('practices.replay_step', { step, count: entries.length })}</span>
        <IconButton icon={X} label={t('practices.replay_close')} onClick={onClose} />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={entries.length}
        value={step}
        aria-label={t('practices.replay_moment')}
        aria-valuetext={words}
        onChange={(event) => goTo(Number(event.currentTarget.value))}
      />
      <p className={styles.words} aria-live="polite">
        {words}
      </p>
      {log.isCut && <p className={textStyles.muted}>{t('practices.replay_cut', { count: mostEntries })}</p>}
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
  if (!entry) return t('practices.replay_begin')
  return t(outcomes[entry.outcome], {
    time: `${date(entry.at)}, ${clock(entry.at)}`,
    number: placeOf(entry.quiz_question_id) ?? 0,
  })
}
