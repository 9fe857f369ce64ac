import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConcurrencyLimit, TurnTimeoutError } from '../../../platform/concurrency-limit.ts'
import { documentRefusals } from '../../../platform/documents/document-error.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { runTool, type ToolResult } from '../../../platform/media/run-tool.ts'
import { readName, readReport, refusalMark, type ReadReport } from './read-report.ts'

const child = fileURLToPath(new URL('read-child.ts', import.meta.url))
/** Of real time: it stands behind everything else in the queue for the processor. */
const timeoutMs = 120_000
/** Readers at a time: each may take a core and the memory of a large file. */
const turns = createConcurrencyLimit(2, timeoutMs)

interface Wanted {
  readonly file: string
  readonly name: string
  readonly gapsName: string
  readonly folder: string
}

/**
 * Reads the questions of a file in a process of its own, which has no network and ends when its time is over.
 *
 * @throws CallError questions_not_known, questions_broken, questions_unsafe, questions_too_large, questions_too_many,
 *   questions_timed_out
 */
export const readApart = async ({ file, name, gapsName, folder }: Wanted): Promise<ReadReport> => {
  const run = () =>
    runTool({
      program: process.execPath,
      args: ['--max-old-space-size=768', child, file, name, folder, gapsName],
      folder,
      timeoutMs,
    })
  const result = await turns.take(run).catch((error: unknown) => {
    if (error instanceof TurnTimeoutError) throw new CallError('questions_timed_out')
    if (error instanceof MediaError && error.code === 'timed_out') throw new CallError('questions_timed_out')
    throw error
  })
  refuse(result)
  return readReport.parse(JSON.parse(await readFile(join(folder, readName), 'utf8')))
}

const refuse = ({ code, output, complaints }: ToolResult): void => {
  const line = output.split('\n').find((each) => each.startsWith(refusalMark))
  if (line !== undefined) {
    const [said = '', ...detail] = line.slice(refusalMark.length).split(' ')
    const refusal = documentRefusals.find((each) => each === said) ?? 'broken'
    throw new CallError(`questions_${refusal}`, { detail: detail.join(' ') })
  }
  // Without a word of its own it ran out of memory.
  if (code !== 0) throw new CallError('questions_too_large', { detail: complaints.slice(-300) })
}
