import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useMemo, type ReactNode } from 'react'
import { report } from '../../../lib/reporting.ts'
import { AnswerFilesContext } from '../../quizzes/index.ts'
import { filePlaceOf } from '../answer-place.ts'
import { answerIn } from '../answer-sheet.ts'
import type { useAnswers } from '../use-answers.ts'
import type { useFilesUnderWay } from '../use-files-under-way.ts'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'
import { FilesNotice } from './files-notice.tsx'

// With uploads, which only questions that take files need.
const AnswerUploads = lazily(async () => (await import('./answer-uploads.tsx')).AnswerUploads)

interface AttemptFilesProps {
  view: AttemptView
  answers: ReturnType<typeof useAnswers>
  work: ReturnType<typeof useFilesUnderWay>
  /** The question that one goes on from; absent where all are on the screen. */
  current: string | undefined
  /** The questions. */
  children: ReactNode
}

/** Lets the questions within hand in files, brings these to their answers, and says what waits for them. */
export const AttemptFiles = ({ view, answers, work, current, children }: AttemptFilesProps) => {
  const { attempt, questions: items, answer_files: files } = view
  const place = useMemo(() => ({ files, placeOf: filePlaceOf(attempt.id) }), [files, attempt.id])
  return (
    <>
      <AnswerFilesContext value={place}>{children}</AnswerFilesContext>
      {work.waiting && <FilesNotice {...work.waiting} onCallOff={work.callOff} />}
      <Arriving>
        <AnswerUploads
          attempt={attempt.id}
          items={items}
          answerTo={(question) => answerIn(answers.sheet, question)}
          onAnswer={(question, given) =>
            void answers.answer(question, given).catch((error: unknown) => report(error, 'answer'))
          }
          current={current}
          onWork={work.onWork}
        />
      </Arriving>
    </>
  )
}
