import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './bulk.module.css'
import type { BulkFailure } from './run-bulk.ts'

interface BulkFailuresProps<Row> {
  failed: readonly BulkFailure<Row>[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  onClose: () => void
}

/** Which rows an action left as they were, and why, the ones with the same reason together. */
export const BulkFailures = <Row,>({ failed, rowId, rowName, onClose }: BulkFailuresProps<Row>) => {
  const { t } = useTexts()
  const byReason = Map.groupBy(failed, ({ error }) => errorText(error, t))
  return (
    <Dialog
      open={failed.length > 0}
      onClose={onClose}
      title={t('expert.bulk_left', { count: failed.length })}
      description={t('expert.bulk_left_text')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('expert.bulk_left_seen')}
        </Button>
      }
    >
      {[...byReason].map(([reason, rows]) => (
        <section key={reason} className={styles.reason}>
          <h3 className={styles.reasonText}>{reason}</h3>
          <ul className={styles.names}>
            {rows.map(({ row }) => (
              <li key={rowId(row)}>{rowName(row)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
