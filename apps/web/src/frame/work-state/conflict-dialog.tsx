import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
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
}

/** Two versions of the same thing, written on two devices: shown side by side, nothing goes before a person decides. */
export const ConflictDialog = ({ clashes, onDecide }: ConflictDialogProps) => {
  const { t } = useTexts()
  const [choices, setChoices] = useState<ReadonlyMap<string, ClashChoice>>(new Map())
  const choiceOf = (key: string): ClashChoice => choices.get(key) ?? 'both'
  const decide = () => onDecide(new Map(clashes.map(({ key }) => [key, choiceOf(key)])))
  return (
    <Dialog
      open
      size="wide"
      // Nothing is decided by closing: the version of this device stays until it is.
      onClose={() => {}}
      title={t('expert.conflict_title')}
      description={t('expert.conflict_text')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="primary" onClick={decide}>
          {t('expert.conflict_decide')}
        </Button>
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
