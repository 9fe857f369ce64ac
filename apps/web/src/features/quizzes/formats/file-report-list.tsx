import type { FileReport, ReportedQuestion } from '@lectern/contract/quizzes/formats/file-report'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { FileQuestionRow } from './file-question-row.tsx'
import { fileNoteWords } from './format-words.ts'
import styles from './formats.module.css'

interface FileReportListProps {
  report: FileReport
  /** The numbers of questions that are to be taken over. */
  chosen: ReadonlySet<number>
  isLocked: boolean
  onChosen: (change: (chosen: ReadonlySet<number>) => ReadonlySet<number>) => void
}

const shares = {
  all: () => true,
  whole: ({ made, notes }) => made !== null && notes.length === 0,
  part: ({ made, notes }) => made !== null && notes.length > 0,
  none: ({ made }) => made === null,
} as const satisfies Record<string, (question: ReportedQuestion) => boolean>
type Share = keyof typeof shares

const shareNames = ['all', 'whole', 'part', 'none'] as const

/** What becomes of each question: taken, taken in part, or not taken, with the reasons. */
export const FileReportList = ({ report, chosen, isLocked, onChosen }: FileReportListProps) => {
  const { t } = useTexts()
  const [share, setShare] = useState<Share>('all')
  const { questions } = report
  const shown = questions.filter(shares[share])
  const takes = useTakes()
  const possible = shown.filter(({ made }) => made !== null && takes(made.type))
  const some = possible.filter(({ number }) => chosen.has(number)).length
  const choose = (numbers: readonly number[], isOn: boolean) =>
    onChosen((now) => {
      const next = new Set(now)
      for (const number of numbers) {
        if (isOn) next.add(number)
        else next.delete(number)
      }
      return next
    })
  return (
    <>
      {report.notes.length > 0 && (
        <ul className={styles.wholeNotes}>
          {report.notes.map(({ code, words }) => (
            <li key={code + words}>{t(fileNoteWords[code], { words })}</li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <div className={styles.bar}>
          <Checkbox
            label={t('quizzes.file_choose_all')}
            checked={possible.length > 0 && some === possible.length}
            indeterminate={some > 0 && some < possible.length}
            disabled={possible.length === 0 || isLocked}
            onChange={(event) =>
              choose(
                possible.map(({ number }) => number),
                event.currentTarget.checked,
              )
            }
          />
          <Segmented
            label={t('quizzes.file_shares')}
            value={share}
            onChange={setShare}
            segments={shareNames.map((value) => ({
              value,
              label: t(`quizzes.file_share_${value}`, {
                count: questions.filter(shares[value]).length,
              }),
            }))}
          />
        </div>
      )}
      <AuthorExtras questions={[]}>
        <ol className={styles.list}>
          {shown.map((question) => (
            <FileQuestionRow
              key={question.number}
              question={question}
              isChosen={chosen.has(question.number)}
              isLocked={isLocked}
              onChosen={(isOn) => choose([question.number], isOn)}
            />
          ))}
        </ol>
      </AuthorExtras>
      {shown.length === 0 && questions.length > 0 && (
        <p className={styles.waiting}>{t('quizzes.file_share_empty')}</p>
      )}
    </>
  )
}
