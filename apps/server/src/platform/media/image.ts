import { fileURLToPath } from 'node:url'
import { processErrors } from '@lectern/contract/files/kinds'
import { type ImageReport, imageReport, refusalMark } from './image-report.ts'
import { MediaError } from './media-error.ts'
import { runTool } from './run-tool.ts'

const child = fileURLToPath(new URL('image-child.ts', import.meta.url))

/**
 * Makes pictures of several sizes from one, upright and without its metadata, in a process of their own.
 *
 * @throws MediaError unreadable, too_many_pixels, too_large_to_process, timed_out
 */
export const makeImages = async (work: {
  file: string
  folder: string
  signal?: AbortSignal | undefined
}): Promise<ImageReport> => {
  const { code, output, complaints } = await runTool({
    program: process.execPath,
    args: ['--max-old-space-size=256', child, work.file],
    folder: work.folder,
    timeoutMs: 120_000,
    // The runtime reserves far more than it uses; the pixels are what is limited.
    memory: 65_536,
    signal: work.signal,
  })
  const refusal = output.split('\n').find((line) => line.startsWith(refusalMark))
  if (refusal !== undefined) {
    const [name = '', ...detail] = refusal.slice(refusalMark.length).split(' ')
    throw new MediaError(processErrors.find((each) => each === name) ?? 'unreadable', detail.join(' '))
  }
  if (code !== 0) throw new MediaError('unreadable', complaints)
  return imageReport.parse(JSON.parse(output))
}
