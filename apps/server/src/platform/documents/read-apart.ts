import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createConcurrencyLimit, TurnTimeoutError } from '../concurrency-limit.ts'
import { MediaError } from '../media/media-error.ts'
import { runTool, type ToolResult } from '../media/run-tool.ts'
import { type DocumentRefusal, documentRefusals } from './document-error.ts'
import { readName, refusalMark } from './reader-child.ts'

/** Of real time: it stands behind everything else in the queue for the processor. */
const timeoutMs = 120_000
/** Readers at a time: each may take a core and the memory of a large file. */
const turns = createConcurrencyLimit(2, timeoutMs)

export type ApartRefusal = DocumentRefusal | 'timed_out'

interface Reader {
  /** The program that reads, see `reader-child.ts`. */
  readonly child: string
  readonly args: readonly string[]
  readonly folder: string
  /** The error of a file that is not read. */
  readonly refusal: (code: ApartRefusal, detail: string) => Error
  readonly signal?: AbortSignal | undefined
}

/** Reads a file of a stranger in a process of its own, which has no network and ends when its time is over. */
export const readApart = async ({ child, args, folder, refusal, signal }: Reader): Promise<unknown> => {
  const run = () =>
    runTool({
      program: process.execPath,
      args: ['--max-old-space-size=768', child, ...args],
      folder,
      timeoutMs,
      signal,
    })
  const result = await turns.take(run).catch((error: unknown) => {
    if (error instanceof TurnTimeoutError) throw refusal('timed_out', 'no turn')
    if (error instanceof MediaError && error.code === 'timed_out') throw refusal('timed_out', error.message)
    throw error
  })
  refuse(result, refusal)
  return JSON.parse(await readFile(join(folder, readName), 'utf8'))
}

const refuse = ({ code, output, complaints }: ToolResult, refusal: Reader['refusal']): void => {
  const line = output.split('\n').find((each) => each.startsWith(refusalMark))
  if (line !== undefined) {
    const [said = '', ...detail] = line.slice(refusalMark.length).split(' ')
    throw refusal(documentRefusals.find((each) => each === said) ?? 'broken', detail.join(' '))
  }
  // Without a word of its own it ran out of memory.
  if (code !== 0) throw refusal('too_large', complaints.slice(-300))
}
