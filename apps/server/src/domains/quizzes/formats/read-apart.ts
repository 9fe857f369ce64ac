import { fileURLToPath } from 'node:url'
import { readApart } from '../../../platform/documents/read-apart.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'
import { readReport, type ReadReport } from './read-report.ts'

const child = fileURLToPath(new URL('read-child.ts', import.meta.url))

interface Wanted {
  readonly file: string
  readonly name: string
  readonly gapsName: string
  readonly folder: string
  readonly owner: WorkOwner
  readonly signal: AbortSignal
}

/**
 * Reads the questions of a file in a process of its own.
 *
 * @throws CallError questions_not_known, questions_broken, questions_unsafe, questions_too_large, questions_too_many,
 *   questions_timed_out
 */
export const readQuestionsApart = async ({ file, name, gapsName, ...work }: Wanted): Promise<ReadReport> =>
  readReport.parse(
    await readApart({
      child,
      args: [file, name, work.folder, gapsName],
      ...work,
      refusal: (code, detail) => new CallError(`questions_${code}`, { detail }),
    }),
  )
