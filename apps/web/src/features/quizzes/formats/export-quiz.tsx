import { outFormats } from '@lectern/contract/quizzes/formats/file-formats'
import { writeGift } from '@lectern/formats/questions/gift/write-gift'
import { reportLosses, type LossReport } from '@lectern/formats/questions/file/write-file'
import { findMoodleLosses } from '@lectern/formats/questions/moodle/moodle-losses'
import { findQtiLosses } from '@lectern/formats/questions/qti/qti-losses'
import { findSheetLosses } from '@lectern/formats/questions/sheet/sheet-losses'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { useMemo, useState } from 'react'
import { ExportDialog, ExportLosses } from '../../../frame/expert/index.ts'
import { apiAddress } from '../../../lib/api/index.ts'
import { downloadFrom, downloadText } from '../../../lib/downloads/download.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import type { QuizDraft } from '../quiz-kind.ts'
import { exportHelp, exportNames, lossWords, type ExportFormat } from './format-words.ts'
import styles from './formats.module.css'

interface ExportQuizProps {
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

const download = (format: ExportFormat, quizId: number, { name, content }: QuizDraft) =>
  format === 'gift'
    ? downloadText(`${plainName(name)}.gift`, writeGift(content.questions).text, 'text/plain')
    : downloadFrom(apiAddress(`/quizzes/${quizId}/file?format=${format}`))

/** Gives the questions out as a file; what the chosen format cannot hold is said first. */
export const ExportQuiz = ({ quizId, draft, onClose }: ExportQuizProps) => {
  const { t } = useTexts()
  const [format, setFormat] = useState<ExportFormat>('moodle')
  const { questions } = draft.content
  const losses = useMemo(() => findLosses[format](questions), [format, questions])
  const left = losses.filter((each) => each.losses.includes('not_held')).length
  return (
    <ExportDialog
      title={t('quizzes.export_title')}
      text={t('quizzes.export_text')}
      formats={formats}
      names={exportNames}
      help={exportHelp}
      format={format}
      onFormat={setFormat}
      beside
      downloadLabel={t('quizzes.export_download', { count: questions.length - left })}
      ready={left !== questions.length}
      onDownload={() => download(format, quizId, draft)}
      onClose={onClose}
    >
      <Losses losses={losses} format={format} />
    </ExportDialog>
  )
}

const Losses = ({ losses, format }: { losses: readonly LossReport[]; format: ExportFormat }) => {
  const { t } = useTexts()
  return (
    <ExportLosses
      count={losses.length}
      whole={t('quizzes.export_whole')}
      strong
      title={t('quizzes.export_losses', { count: losses.length })}
      listClass={styles.losses}
    >
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
    </ExportLosses>
  )
}
