import { Button } from '@lectern/ui/actions/button'
import { useEffect, useState } from 'react'
import { AccountSection } from '../../../frame/index.ts'
import { useOutbox, useOutboxStatus, type Change } from '../../../lib/outbox/index.ts'
import { useDates, useTexts, type TextId } from '../../../lib/texts/index.ts'
import styles from './offline.module.css'

const kindTexts: readonly (readonly [string, TextId])[] = [
  ['answer', 'documents.waiting_answer'],
  ['finish', 'documents.waiting_finish'],
  ['lesson-progress', 'documents.waiting_progress'],
  ['tick', 'documents.waiting_tick'],
]

const textOf = ({ kind }: Change): TextId =>
  kindTexts.find(([name]) => kind.startsWith(name))?.[1] ?? 'documents.waiting_edit'

/** Work of this person that the school has not got yet, one row for each kind; nothing while all of it is stored. */
export const WaitingWork = () => {
  const { t } = useTexts()
  const { moment } = useDates()
  const outbox = useOutbox()
  // The name of the state alone: reading what waits makes a new object of the same state.
  const { state } = useOutboxStatus()
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  useEffect(() => {
    let isGone = false
    void outbox?.pending('').then((changes) => !isGone && setWaiting(changes))
    return () => {
      isGone = true
    }
  }, [outbox, state])
  if (!outbox || waiting.length === 0) return null
  const byKind = [...Map.groupBy(waiting, textOf)]
  const refused = waiting.filter(({ refusal }) => refusal !== undefined).length
  return (
    <AccountSection
      title={t('documents.waiting_title')}
      text={t('documents.waiting_text')}
      action={<Button onClick={() => void outbox.hurry()}>{t('common.work_send_now')}</Button>}
    >
      <ul className={styles.list}>
        {byKind.map(([text, changes]) => (
          <li key={text} className={styles.row}>
            <div className={styles.rowWords}>
              <span>{t(text, { count: changes.length })}</span>
              <span className={styles.facts}>
                {t('documents.waiting_since', {
                  time: moment(new Date(Math.min(...changes.map(({ firstAt }) => firstAt)))),
                })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {refused > 0 && <p className={styles.facts}>{t('documents.waiting_refused', { count: refused })}</p>}
    </AccountSection>
  )
}
