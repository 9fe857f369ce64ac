import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import styles from './version-squares.module.css'

/** One version of what was reworked. */
export interface ShownVersion {
  id: number
  /** Among all of them, from 1. */
  number: number
  status_id: AttemptStatus
  /** Nothing had to be reached, and nobody has decided. */
  is_unmeasured?: true | undefined
}

interface VersionSquaresProps {
  /** The first one first; of more than nine the latest are drawn. */
  versions: readonly ShownVersion[]
  /** The one that is looked at; it has a ring where there are several. */
  shown?: number | undefined
  /** Without it nothing can be chosen. */
  onChoose?: ((version: ShownVersion) => void) | undefined
}

const most = 9

/** How each status looks and what it is called (document 002 §4): green, red, orange; gray for what counts no more. */
const looks: Record<AttemptStatus, { tone: string; text: TextId }> = {
  1: { tone: 'passed', text: 'quiz.version_passed' },
  2: { tone: 'failed', text: 'quiz.version_failed' },
  3: { tone: 'open', text: 'quiz.version_rework' },
  4: { tone: 'gray', text: 'quiz.version_replaced' },
  5: { tone: 'gray', text: 'quiz.version_running' },
  6: { tone: 'open', text: 'quiz.version_waiting' },
}

const finished = { tone: 'gray', text: 'quiz.version_finished' } as const

/** The versions of an attempt as small squares in the colours of their states, each with its number. */
export const VersionSquares = ({ versions, shown, onChoose }: VersionSquaresProps) => {
  const { t } = useTexts()
  return (
    <ol className={styles.squares} aria-label={t('quiz.versions')}>
      {versions.slice(-most).map((version) => {
        const { number } = version
        const { tone, text } = version.is_unmeasured ? finished : looks[version.status_id]
        const words = t('quiz.version_state', { number, state: t(text) })
        const look = { className: styles.square, 'data-tone': tone, title: words, 'aria-label': words }
        const current = versions.length > 1 && version.id === shown ? 'true' : undefined
        return (
          <li key={version.id}>
            {onChoose ? (
              <button type="button" {...look} aria-current={current} onClick={() => onChoose(version)}>
                {number}
              </button>
            ) : (
              <span role="img" {...look} aria-current={current}>
                {number}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
