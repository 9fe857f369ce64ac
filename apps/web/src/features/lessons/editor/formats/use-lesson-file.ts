import type {
  ImportPlace,
  LessonFileReport,
  LessonFileTaken,
} from '@lectern/contract/lessons/formats/read-lesson-file'
import { useEffect, useRef, useState } from 'react'
import { sendForm } from '../../../../lib/api/index.ts'

type State =
  | { kind: 'none' }
  | { kind: 'reading'; file: File }
  | { kind: 'failed'; file: File; error: unknown }
  | { kind: 'read'; file: File; report: LessonFileReport; error?: unknown }
  | { kind: 'taking'; file: File; report: LessonFileReport; part: number }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The route answers what its schema in the contract says. */
const asReport = (value: unknown): LessonFileReport =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the server before it goes out
  value as LessonFileReport

const asTaken = (value: unknown): LessonFileTaken =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the server before it goes out
  value as LessonFileTaken

const partOf = (line: unknown): number | undefined => {
  if (!isObject(line) || !('progress' in line) || !isObject(line.progress)) return undefined
  const { done, of } = { done: 0, of: 1, ...line.progress }
  return done / of
}

/** Reads a file as a lesson, and takes it over; what is under way ends with the dialog, or when it is stopped. */
export const useLessonFile = (lesson: number) => {
  const [state, setState] = useState<State>({ kind: 'none' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = (file: File, place: ImportPlace | null, onPart: (part: number) => void) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const form = new FormData()
    if (place !== null) form.append('place', place)
    form.append('file', file)
    const onLine = (line: unknown) => {
      const part = partOf(line)
      if (part !== undefined) onPart(part)
    }
    const answer = sendForm(`/lessons/${lesson}/import`, form, { signal: stop.signal, onLine })
    return { signal: stop.signal, answer }
  }

  const read = async (file: File): Promise<void> => {
    setState({ kind: 'reading', file })
    const { signal, answer } = send(file, null, () => {})
    try {
      const report = asReport(await answer)
      if (!signal.aborted) setState({ kind: 'read', file, report })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', file, error })
    }
  }

  /** What was taken over; undefined when it was not. */
  const take = async (
    { file, report }: { file: File; report: LessonFileReport },
    place: ImportPlace,
  ): Promise<LessonFileTaken | undefined> => {
    setState({ kind: 'taking', file, report, part: 0 })
    const onPart = (part: number) => setState({ kind: 'taking', file, report, part })
    const { signal, answer } = send(file, place, onPart)
    try {
      return asTaken(await answer)
    } catch (error) {
      setState({ kind: 'read', file, report, ...(!signal.aborted && { error }) })
      return undefined
    }
  }

  const stop = () => {
    running.current?.abort()
    setState((now) => (now.kind === 'reading' ? { kind: 'none' } : now))
  }
  return { state, read, take, stop }
}
