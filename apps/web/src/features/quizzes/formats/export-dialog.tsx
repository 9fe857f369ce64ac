import { outFormats } from '@lectern/contract/quizzes/formats/file-formats'
import { writeGift } from '@lectern/formats/questions/gift/write-gift'
import { reportLosses, type LossReport } from '@lectern/formats/questions/file/write-file'
import { findMoodleLosses } from '@lectern/formats/questions/moodle/moodle-losses'
import { findQtiLosses } from '@lectern/formats/questions/qti/qti-losses'
import { findSheetLosses } from '@lectern/formats/questions/sheet/sheet-losses'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { CircleCheck, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { apiAddress } from '../../../lib/api/index.ts'
import { downloadText } from '../../../lib/downloads/download.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import type { QuizDraft } from '../quiz-kind.ts'
import { exportHelp, exportNames, lossWords, type ExportFormat } from './format-words.ts'
import styles from './formats.module.css'

interface ExportDialogProps {
  quizId: number
  draft: QuizDraft
  onClose: () => void
}

const formats: readonly ExportFormat[] = ['gift', ...outFormats]

const findLosses: Readonly<Record<ExportFormat, (questions: readonly Question[]) => readonly LossReport[]>> =
  {
    gift: (questions) => writeGift(questions).report,
    moodle: (questions) => reportLosses(questions, findMoodleLosses),
    qti: (questions) => reportLosses(questions, findQtiLosses),
    xlsx: (questions) => reportLosses(questions, findSheetLosses),
    csv: (questions) => reportLosses(questions, findSheetLosses),
  }

const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'questions'

const download = (format: ExportFormat, quizId: number, { name, content }: QuizDraft) => {
  if (format === 'gift')
    return downloadText(`${plainName(name)}.gift`, writeGift(content.questions).text, 'text/plain')
  const link = document.createElement('a')
  link.href = apiAddress(`/quizzes/${quizId}/file?format=${format}`)
  link.download = ''
  link.click()
}

/** Gives the questions out as a file; what the chosen format cannot hold is said first. */
export const ExportDialog = ({ quizId, draft, onClose }: ExportDialogProps) => {
  const { t } = useTexts()
  const [format, setFormat] = useState<ExportFormat>('moodle')
  const { questions } = draft.content
  const losses = useMemo(() => findLosses[format](questions), [format, questions])
  const left = losses.filter((each) => each.losses.includes('not_held')).length
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('quizzes.export_title')}
      description={t('quizzes.export_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button
            variant="primary"
            icon={<Icon of={Download} />}
            disabled={left === questions.length}
            onClick={() => {
              download(format, quizId, draft)
              onClose()
            }}
          >
            {t('quizzes.export_download', { count: questions.length - left })}
          </Button>
        </>
      }
    >
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>{t('create-course.export_format')}</legend>
        {formats.map((each) => (
          <ChoiceCard
            key={each}
            kind="one"
            name="export-format"
            checked={each === format}
            onChange={() => setFormat(each)}
            label={t(exportNames[each])}
            help={t(exportHelp[each])}
          />
        ))}
      </fieldset>
      <Losses losses={losses} format={format} />
    </Dialog>
  )
}

const Losses = ({ losses, format }: { losses: readonly LossReport[]; format: ExportFormat }) => {
  const { t } = useTexts()
  if (losses.length === 0)
    return (
      <p role="status" className={styles.whole}>
        <Icon of={CircleCheck} />
        {t('quizzes.export_whole')}
      </p>
    )
  return (
    <section aria-label={t('quizzes.export_losses', { count: losses.length })}>
      <h3 role="status" className={styles.legend}>
        {t('quizzes.export_losses', { count: losses.length })}
      </h3>
      <ul className={styles.losses}>
        {losses.map(({ number, name, losses: codes }) => (
          <li key={number}>
            <span className={styles.rowName}>
              <span className={styles.number}>{number}.</span> <AuthorText text={name} />
            </span>
            <span className={styles.lossWords}>
              {codes.map((code) => t(lossWords[code], { format: t(exportNames[format]) })).join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
