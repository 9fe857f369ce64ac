import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Notice } from '@lectern/ui/feedback/notice'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useState, type ReactNode } from 'react'
import type { ClashChoice } from '../../lib/drafts/index.ts'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './conflict-dialog.module.css'

export interface ClashView {
  key: string
  title: string
  mine: ReactNode
  theirs: ReactNode
}

interface ConflictDialogProps {
  clashes: readonly ClashView[]
  onDecide: (choices: ReadonlyMap<string, ClashChoice>) => void
  /** Whether it is in front; where nothing is said, it is until it is put off, and a line in its place opens it again. */
  open?: boolean
  /** It is put off: nothing is decided, both versions stay. */
  onLater?: () => void
}

/** Two versions of the same thing, written on two devices: shown side by side, nothing goes before a person decides. */
export const ConflictDialog = ({ clashes, onDecide, open, onLater }: ConflictDialogProps) => {
  const { t } = useTexts()
  const [isPutOff, setPutOff] = useState(false)
  const [choices, setChoices] = useState<ReadonlyMap<string, ClashChoice>>(new Map())
  const choiceOf = (key: string): ClashChoice => choices.get(key) ?? 'both'
  const decide = () => onDecide(new Map(clashes.map(({ key }) => [key, choiceOf(key)])))
  const later = () => {
    setPutOff(true)
    onLater?.()
  }
  if (open === undefined && isPutOff) return <ConflictLine onOpen={() => setPutOff(false)} />
  return (
    <Dialog
      open={open ?? true}
      size="wide"
      // Nothing is decided by closing: the version of this device stays until it is.
      onClose={later}
      title={t('expert.conflict_title')}
      description={t('expert.conflict_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={later}>{t('expert.conflict_later')}</Button>
          <Button variant="primary" onClick={decide}>
            {t('expert.conflict_decide')}
          </Button>
        </>
      }
    >
      <div className={styles.clashes}>
        {clashes.map(({ key, title, mine, theirs }) => (
          <section key={key} className={styles.clash} aria-label={title}>
            <Segmented
              label={title}
              value={choiceOf(key)}
              onChange={(choice) => setChoices(new Map(choices).set(key, choice))}
              segments={[
                { value: 'mine', label: t('expert.conflict_mine') },
                { value: 'theirs', label: t('expert.conflict_theirs') },
                { value: 'both', label: t('expert.conflict_both') },
              ]}
            />
            <div className={styles.sides}>
              <div className={styles.side} data-kept={choiceOf(key) !== 'theirs' || undefined}>
                <h3 className={styles.name}>{t('expert.conflict_mine_title')}</h3>
                {mine}
              </div>
              <div className={styles.side} data-kept={choiceOf(key) !== 'mine' || undefined}>
                <h3 className={styles.name}>{t('expert.conflict_theirs_title')}</h3>
                {theirs}
              </div>
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Stands where a decision was put off, and opens it again. */
export const ConflictLine = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTexts()
  return (
    <Notice
      tone="warning"
      title={t('expert.conflict_title')}
      actions={
        <Button size="small" onClick={onOpen}>
          {t('expert.conflict_open')}
        </Button>
      }
    >
      {t('expert.conflict_waits')}
    </Notice>
  )
}
