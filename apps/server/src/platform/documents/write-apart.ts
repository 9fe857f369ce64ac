import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createWorkTurns } from '../work-turns.ts'
import { type ApartWork, runApart } from './run-apart.ts'
import { givenName, writtenName } from './writer-child.ts'

const allMs = 40_000
/** Writers at a time, beside the readers. */
const turns = createWorkTurns({ atOnce: 2, waitingOfPerson: 2, waitingOfSchool: 40, patienceMs: 30_000 })
const limits = { turns, allMs, cpuSeconds: 30 } as const

interface Writer extends Omit<ApartWork, 'args'> {
  /** What the process writes, asked for in its turn: a person with a hundred downloads has one of them gathered. */
  readonly given: () => AsyncIterable<object>
}

export interface WrittenApart {
  readonly stream: Readable
  readonly bytes: number
  /** How many values were given. */
  readonly given: number
}

/**
 * Writes a file in a process of its own, so that everybody else is answered meanwhile.
 *
 * @throws NoTurnError, MediaError timed_out, and what `given` throws
 */
export const writeApart = async ({ given, ...work }: Writer): Promise<WrittenApart> => {
  let count = 0
  const lines = async function* () {
    for await (const value of given()) {
      count += 1
      yield `${JSON.stringify(value)}\n`
    }
  }
  const prepare = () => pipeline(Readable.from(lines()), createWriteStream(join(work.folder, givenName)))
  const { code, complaints } = await runApart({ ...work, args: [work.folder] }, limits, prepare)
  if (code !== 0) throw new Error(`A file was not written: ${complaints.slice(-300)}`)
  const path = join(work.folder, writtenName)
  const { size } = await stat(path)
  return { stream: createReadStream(path), bytes: size, given: count }
}
