import type { ImportReport } from '@lectern/contract/course-files/course-import'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts } from '../../lib/texts/index.ts'
import { countNames, countTexts, noteTexts } from './import-words.ts'
import styles from './course-files.module.css'

interface ImportReportDialogProps {
  name: string
  /** Nothing is shown without one. */
  report: ImportReport | undefined
  onClose: () => void
}

/** What came of a file, and what of it is not as it was there: by kind, with the places. */
export const ImportReportDialog = ({ name, report, onClose }: ImportReportDialogProps) => {
  const { t } = useTexts()
  return (
    <Dialog
      open={report !== undefined}
      size="wide"
      onClose={onClose}
      title={t('courses.import_report')}
      description={name}
      closeLabel={t('common.close')}
    >
      {report && <Report report={report} />}
    </Dialog>
  )
}

const Report = ({ report }: { report: ImportReport }) => {
  const { t } = useTexts()
  const came = countNames.filter((each) => report.counts[each] > 0)
  const kinds = [...Map.groupBy(report.notes, ({ code }) => code)]
  return (
    <div className={styles.report}>
      <p className={styles.came}>
        {came.map((each) => t(countTexts[each], { count: report.counts[each] })).join(' · ')}
      </p>
      {kinds.length === 0 && <p>{t('courses.import_whole')}</p>}
      {kinds.map(([code, notes]) => (
        <section key={code}>
          <h3 className={styles.kind}>{t(noteTexts[code])}</h3>
          <ul className={styles.places}>
            {notes.map(({ place, words }) => (
              <li key={`${place} ${words}`}>
                {place}
                {words !== '' && words !== place && <span className={styles.about}>{words}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {report.notes_left_out > 0 && <p>{t('courses.import_more', { count: report.notes_left_out })}</p>}
    </div>
  )
}
