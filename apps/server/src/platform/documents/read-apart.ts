import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from '../media/media-error.ts'
import type { ToolResult } from '../media/run-tool.ts'
import { createWorkTurns } from '../work-turns.ts'
import { type DocumentRefusal, documentRefusals } from './document-error.ts'
import { readName, refusalMark } from './reader-child.ts'
import { type ApartWork, runApart } from './run-apart.ts'

/** The answer arrives within ten seconds. A school whose file takes all of them has used up its turn. */
const allMs = 9_000
/** Readers at a time: each may take a core and the memory of a large file. */
const turns = createWorkTurns({ atOnce: 2, waitingOfPerson: 3, waitingOfSchool: 20, patienceMs: 8_500 })
const limits = { turns, allMs, cpuSeconds: 8 } as const

/** Of files for which no caller waits: tables of hundreds of thousands of rows. */
export const patientLimits = {
  turns: createWorkTurns({ atOnce: 2, waitingOfPerson: 10, waitingOfSchool: 20, patienceMs: 600_000 }),
  allMs: 900_000,
  cpuSeconds: 300,
} as const

export type ApartRefusal = DocumentRefusal | 'timed_out'

interface Reader extends ApartWork {
  /** The error of a file that is not read. */
  readonly refusal: (code: ApartRefusal, detail: string) => Error
}

/**
 * Reads a file of a stranger in a process of its own.
 *
 * @throws NoTurnError, and what `refusal` makes
 */
export const readApart = async (
  { refusal, ...work }: Reader,
  within: typeof limits | typeof patientLimits = limits,
): Promise<unknown> => {
  const result = await runApart(work, within).catch((error: unknown) => {
    throw error instanceof MediaError ? refusal('timed_out', error.message) : error
  })
  refuse(result, refusal)
  return JSON.parse(await readFile(join(work.folder, readName), 'utf8'))
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
