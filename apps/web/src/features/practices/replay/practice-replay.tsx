import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { entriesPerPage, readAnswerLog, type ReadLog } from '../../attempts/index.ts'
import { listPracticeAnswers } from '../api.ts'
import { ReplayBar } from './replay.tsx'
import { answersAfter, questionThen } from './replay-rules.ts'
import { useReplay } from './use-replay.ts'

interface PracticeReplayProps {
  attempt: number
  questions: readonly AttemptQuestion[]
  /** Draws the questions: as they stand, or as they stood at the moment of the replay. */
  children: (questions: readonly AttemptQuestion[]) => ReactNode
}

/** The questions of an attempt, and on request the way in which they were answered. */
export const PracticeReplay = ({ attempt, questions, children }: PracticeReplayProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const log = useQuery({
    queryKey: ['practices', attempt, 'answer-log'],
    queryFn: () =>
      readAnswerLog((page) =>
        listPracticeAnswers({ params: { attempt }, query: { page, per_page: entriesPerPage } }),
      ),
    enabled: isOpen,
  })
  const close = () => setOpen(false)
  if (isOpen && log.data)
    return (
      <Replayed log={log.data} questions={questions} onClose={close}>
        {children}
      </Replayed>
    )
  return (
    <>
      <div>
        <Button
          icon={<Icon of={History} />}
          busy={isOpen && log.isFetching}
          onClick={() => (isOpen ? void log.refetch() : setOpen(true))}
        >
          {t('practices.replay_open')}
        </Button>
      </div>
      {isOpen && log.error && <p role="alert">{errorText(log.error, t)}</p>}
      {children(questions)}
    </>
  )
}

interface ReplayedProps extends Omit<PracticeReplayProps, 'attempt'> {
  log: ReadLog
  onClose: () => void
}

const Replayed = ({ log, questions, onClose, children }: ReplayedProps) => {
  const replaying = useReplay(log.entries)
  const answers = answersAfter(log.entries, replaying.step)
  const places = new Map(questions.map(({ question, number }) => [question.id, number]))
  return (
    <>
      <ReplayBar
        log={log}
        replaying={replaying}
        placeOf={(question) => places.get(question) ?? undefined}
        onClose={onClose}
      />
      {children(questions.map((item) => questionThen(item, answers)))}
    </>
  )
}
