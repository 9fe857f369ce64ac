import type { FileKind, ProcessError } from '@lectern/contract/files/kinds'
import { MediaError } from '../../../platform/media/media-error.ts'
import { findMediaTools, type MediaTools } from '../../../platform/media/tools.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { handleJob, type JobContext, type JobHandler } from '../../../platform/queue/job.ts'
import {
  findFileToProcess,
  type FileToProcess,
  processDocument,
  processFile,
  processPicture,
  setProcess,
} from '../process-state.ts'
import { orderWaitingFiles } from '../order-waiting-files.ts'
import { processAudio } from './process-audio.ts'
import { processOffice, processPdf } from './process-document.ts'
import { processImage } from './process-image.ts'
import { processVideo } from './process-video.ts'
import { openProcessingContext, type ProcessingContext } from './processing-context.ts'

/** What is made of each kind; a kind without an entry is kept as it is. */
const makers: Readonly<Partial<Record<FileKind, (workshop: ProcessingContext) => Promise<void>>>> = {
  image: processImage,
  video: processVideo,
  audio: processAudio,
  pdf: processPdf,
  document: processOffice,
}

/** The file itself is fine; only what would have been made of it is missing. */
const lacks: ReadonlySet<ProcessError> = new Set([
  'tool_missing',
  'renditions_unavailable',
  'preview_unavailable',
  'not_supported',
])

/** Another try may go better. What took too long takes too long again. */
const passing: ReadonlySet<ProcessError> = new Set(['stopped'])

/** Do the processing of one file, with its progress, and with the reason when it fails. */
export const handleProcessing = (
  dependencies: Pick<Dependencies, 'db' | 'storage' | 'env'>,
  tools: MediaTools = findMediaTools(dependencies.env.ffmpegPath),
): readonly JobHandler[] =>
  [processFile, processDocument, processPicture].map((job) =>
    handleJob(job, async ({ file_id }, context) => {
      // Now that this file is being processed, the next turn is another school's.
      await orderWaitingFiles(dependencies.db, job.name)
      await processOne(dependencies, tools, file_id, context)
    }),
  )

const processOne = async (
  { db, storage }: Pick<Dependencies, 'db' | 'storage'>,
  tools: MediaTools,
  fileId: number,
  context: JobContext,
): Promise<void> => {
  const file = await findFileToProcess(db, fileId)
  if (!file || file.processStatus === 'completed') return
  const note = (findings: Parameters<typeof setProcess>[2]) =>
    db.transaction((tx) => setProcess(tx, file.id, findings))
  const make = makers[file.kind]
  if (!make) return note({ status: 'completed', progress: 100, error: null })
  await note({ status: 'processing', progress: 0, error: null })
  const dependencies = { db, storage, tools, now: () => context.clock.now(), signal: context.signal }
  try {
    await openProcessingContext(dependencies, file, make)
    await note({ status: 'completed', progress: 100, error: null })
  } catch (error) {
    await note(outcomeOf(error, file, context))
  }
}

/** @throws the error again when another try may go better */
const outcomeOf = (error: unknown, file: FileToProcess, { log, lastAttempt }: JobContext) => {
  const code = error instanceof MediaError ? error.code : null
  if ((code === null || passing.has(code)) && !lastAttempt) throw error
  log.warn({ err: error, file: file.id, kind: file.kind }, 'a file could not be processed')
  if (code !== null && lacks.has(code)) return { status: 'completed', progress: 100, error: code } as const
  return { status: 'failed', progress: 0, error: code ?? 'unreadable' } as const
}
