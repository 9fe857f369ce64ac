import type { FileReport } from '@lectern/contract/quizzes/formats/file-report'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { FileReportList } from './file-report-list.tsx'
import { useQuestionFile } from './use-question-file.ts'
import styles from './formats.module.css'

interface FileDialogProps {
  file: File
  /** How many questions the quiz still has room for. */
  room: number
  onBack: () => void
  onClose: () => void
  onText: (text: string) => void
  onAdd: (questions: Question[]) => void
}

/** Says what a file holds, question by question, and takes over what is chosen. */
export const FileDialog = (props: FileDialogProps) => {
  const { t } = useTexts()
  const { file, onBack, onClose } = props
  const read = useQuestionFile(file, t('quizzes.paste_gaps_name'))
  const { state } = read
  if (state.kind === 'read' || state.kind === 'taking')
    return <ReadDialog {...props} read={read} state={state} />
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={file.name}
      description={t('quizzes.file_help')}
      closeLabel={t('common.close')}
      actions={<Button onClick={onBack}>{t('quizzes.file_other')}</Button>}
    >
      <div className={styles.page} aria-busy={state.kind === 'reading'}>
        {state.kind === 'failed' ? (
          <Notice
            tone="danger"
            announce="at-once"
            title={t('quizzes.file_not_read')}
            actions={<Button onClick={read.tryAgain}>{t('common.try_again')}</Button>}
          >
            {errorText(state.error, t)}
          </Notice>
        ) : (
          <>
            <p role="status" className={styles.waiting}>
              {t('quizzes.file_reading')}
            </p>
            {Array.from({ length: 5 }, (_, at) => (
              <Skeleton key={at} height="4.5rem" radius="var(--radius-card)" />
            ))}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ReadDialogProps extends FileDialogProps {
  read: ReturnType<typeof useQuestionFile>
  state: { kind: 'read'; report: FileReport } | { kind: 'taking'; report: FileReport; part: number }
}

const ReadDialog = ({ file, room, read, state, onBack, onClose, onText, onAdd }: ReadDialogProps) => {
  const { t } = useTexts()
  const { report } = state
  const takes = useTakes()
  const takeable = report.questions.filter(({ made }) => made !== null && takes(made.type))
  const misfits = report.questions.filter(({ made }) => made !== null).length - takeable.length
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(takeable.slice(0, room).map(({ number }) => number)),
  )
  const isTaking = state.kind === 'taking'
  const isFull = chosen.size > room
  const add = async () => {
    const wanted = takeable.filter(({ number }) => chosen.has(number))
    const made = await read.take(report, wanted)
    if (!made) return
    onAdd(made)
    onClose()
  }
  const { text } = report
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={file.name}
      description={t('quizzes.file_help')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" disabled={isTaking} onClick={onBack}>
            {t('quizzes.file_other')}
          </Button>
          {text === null ? (
            <Button
              variant="primary"
              disabled={chosen.size === 0 || isFull || isTaking}
              onClick={() => void add()}
            >
              {t('quizzes.paste_add', { count: chosen.size })}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onText(text)}>
              {t('quizzes.file_as_text')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        {read.takeError !== undefined && (
          <Notice tone="danger" announce="at-once" title={t('quizzes.file_not_taken')}>
            {errorText(read.takeError, t)}
          </Notice>
        )}
        {state.kind === 'taking' && (
          <ProgressBar label={t('quizzes.file_taking')} text={t('quizzes.file_taking')} value={state.part} />
        )}
        {misfits > 0 && <Notice tone="warning">{t('quizzes.paste_misfits', { count: misfits })}</Notice>}
        {isFull && <Notice tone="warning">{t('quizzes.file_room', { count: room })}</Notice>}
        {text !== null && <pre className={styles.text}>{text.slice(0, 4_000)}</pre>}
        {report.questions.length === 0 && text === null ? (
          <EmptyState
            icon={FileQuestion}
            title={t('quizzes.file_empty')}
            text={t('quizzes.file_empty_text')}
          />
        ) : (
          <FileReportList report={report} chosen={chosen} isLocked={isTaking} onChosen={setChosen} />
        )}
      </div>
    </Dialog>
  )
}
