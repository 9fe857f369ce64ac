import { Button } from '@lectern/ui/actions/button'
import { Kbd } from '@lectern/ui/layout/kbd'
import { useTexts } from '../../../lib/texts/index.ts'
import { statusVariants } from '../attempt-badge.tsx'
import styles from '../practices.module.css'
import type { UndoState } from './use-undo.ts'

/** What was decided last, while its learner does not know: to be taken back, or told at once. */
export const UndoBar = ({ last, undo, tell, busy }: UndoState) => {
  const { t } = useTexts()
  return (
    <div className={styles.undoPlace} role="status">
      {last && (
        <div className={styles.undo}>
          <span className={styles.undoWords}>
            {t('practices.held', { name: last.learner, status: t(statusVariants[last.status].text) })}
          </span>
          <Button size="small" busy={busy} onClick={undo}>
            {t('create-course.undo')}
            <span className={styles.key} aria-hidden="true">
              <Kbd keys={['u']} />
            </span>
          </Button>
          <Button size="small" variant="quiet" disabled={busy} onClick={tell}>
            {t('practices.held_tell')}
          </Button>
        </div>
      )}
    </div>
  )
}
