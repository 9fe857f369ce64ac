import type { FileReport, ReportedQuestion } from '@lectern/contract/quizzes/formats/file-report'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../lib/new-key.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { readQuestionFile, takeQuestions } from './read-file.ts'

type State =
  | { kind: 'reading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'read'; report: FileReport }
  | { kind: 'taking'; report: FileReport; part: number }

/** A question with keys of its own. */
const copied = ({ made }: ReportedQuestion): Question[] =>
  made ? [questionEditors[made.type].copy(made, newKey)] : []

/** Reads a file, and takes chosen questions of it over; what is under way ends with the dialog. */
export const useQuestionFile = (file: File, gapsName: string) => {
  const [state, setState] = useState<State>({ kind: 'reading' })
  const [tries, setTries] = useState(0)
  const [takeError, setTakeError] = useState<unknown>()
  const taking = useRef<AbortController>(null)

  useEffect(() => {
    const stop = new AbortController()
    readQuestionFile(file, { gapsName, signal: stop.signal }).then(
      (report) => stop.signal.aborted || setState({ kind: 'read', report }),
      (error: unknown) => stop.signal.aborted || setState({ kind: 'failed', error }),
    )
    return () => {
      stop.abort()
      taking.current?.abort()
    }
  }, [file, gapsName, tries])

  /** The questions as they are to be added; undefined when they could not be taken over. */
  const take = async (
    report: FileReport,
    chosen: readonly ReportedQuestion[],
  ): Promise<Question[] | undefined> => {
    setTakeError(undefined)
    if (chosen.every(({ pictures_count }) => pictures_count === 0)) return chosen.flatMap(copied)
    const stop = new AbortController()
    taking.current = stop
    setState({ kind: 'taking', report, part: 0 })
    try {
      const taken = await takeQuestions(
        file,
        chosen.map(({ number }) => number),
        {
          gapsName,
          signal: stop.signal,
          onProgress: (part) => setState({ kind: 'taking', report, part }),
        },
      )
      return taken.questions.flatMap(copied)
    } catch (error) {
      if (!stop.signal.aborted) setTakeError(error)
      return undefined
    } finally {
      if (!stop.signal.aborted) setState({ kind: 'read', report })
    }
  }
  const tryAgain = () => {
    setState({ kind: 'reading' })
    setTries((count) => count + 1)
  }
  return { state, take, takeError, tryAgain }
}
