import type { FileReport } from '@lectern/contract/quizzes/formats/file-report'
import { sendForm } from '../../../lib/api/index.ts'

interface Reading {
  gapsName: string
  signal: AbortSignal
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The route answers what its schema in the contract says. */
const asReport = (value: unknown): FileReport =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the server before it goes out
  value as FileReport

/** What a file holds, question by question. @throws ApiError, NetworkError */
export const readQuestionFile = async (file: File, { gapsName, signal }: Reading): Promise<FileReport> => {
  const form = new FormData()
  form.append('gaps_name', gapsName)
  form.append('file', file)
  return asReport(await sendForm('/quizzes/read-file', form, { signal }))
}

/** The same for some questions, whose pictures become files of the school. @throws ApiError, NetworkError */
export const takeQuestions = async (
  file: File,
  numbers: readonly number[],
  { gapsName, signal, onProgress }: Reading & { onProgress: (part: number) => void },
): Promise<FileReport> => {
  const form = new FormData()
  form.append('gaps_name', gapsName)
  form.append('take', numbers.join(','))
  form.append('file', file)
  const onLine = (line: unknown) => {
    if (!isObject(line) || !('progress' in line) || !isObject(line.progress)) return
    const { done, of } = { done: 0, of: 1, ...line.progress }
    onProgress(done / of)
  }
  return asReport(await sendForm('/quizzes/read-file', form, { signal, onLine }))
}

/** Whether a file holds a text that is read here, beside the questions that it becomes. */
export const isTextFile = async (file: File): Promise<boolean> => {
  if (/\.(?:csv|tsv|xlsx|docx|zip|xml)$/i.test(file.name)) return false
  const head = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const words = new TextDecoder().decode(head).trimStart()
  return !words.startsWith('<') && !words.startsWith('PK\u0003\u0004')
}
