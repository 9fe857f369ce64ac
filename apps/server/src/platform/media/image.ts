import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processErrors } from '@lectern/contract/files/kinds'
import { type ImageReport, imageReport, isVector, refusalMark } from './image-report.ts'
import { MediaError } from './media-error.ts'
import { readHead } from './containers/read-head.ts'
import { isWholeContainer } from './containers/whole-container.ts'
import { runTool } from './run-tool.ts'

const child = fileURLToPath(new URL('image-child.ts', import.meta.url))

export interface PictureWork {
  /** For formats that only it reads; null where it is not there. */
  readonly ffmpeg: string | null
  readonly file: string
  readonly folder: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes pictures of several sizes from one, upright and without its metadata, in a process of their own.
 *
 * @throws MediaError unreadable, not_supported, too_many_pixels, too_large_to_process, timed_out
 */
export const makeImages = async (work: PictureWork): Promise<ImageReport> => {
  const head = await readHead(work.file)
  if (isBitmap(head)) return makeSizes(work, head, await convert(work, ['bmp_pipe', 'ico']))
  try {
    return await makeSizes(work, head, work.file)
  } catch (error) {
    if (!isLack(error) || !(await isWholeContainer(work.file))) throw error
    // What the original tells besides itself is not in the frame that was taken out of it.
    return {
      ...(await makeSizes(work, head, await convertFrame(work, error))),
      format: 'heif',
      isBare: false,
    }
  }
}

const isLack = (error: unknown): error is MediaError =>
  error instanceof MediaError && (error.code === 'unreadable' || error.code === 'not_supported')

/** The first frame of a HEIF or AVIF that moves or is packed in another way. What is whole and unread is nobody's fault. */
const convertFrame = async (work: PictureWork, { message }: MediaError): Promise<string> => {
  const formats = ['mov', 'mp4']
  try {
    return await convert(work, formats, ['-filter_complex', '[0:v:0][0:v:1]alphamerge'])
  } catch {
    return convert(work, formats).catch(() => {
      throw new MediaError('not_supported', message)
    })
  }
}

const makeSizes = async (work: PictureWork, head: Buffer, file: string): Promise<ImageReport> => {
  const { code, output, complaints } = await runTool({
    program: process.execPath,
    args: ['--max-old-space-size=256', child, file],
    folder: work.folder,
    // What a drawing asks for is bounded by its author alone: real ones are drawn in a second.
    timeoutMs: isVector(head) ? 15_000 : 60_000,
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

/** BMP, ICO and CUR. */
const isBitmap = (head: Buffer): boolean =>
  head.subarray(0, 2).toString('latin1') === 'BM' ||
  /^\0\0[\x01\x02]\0$/.test(head.subarray(0, 4).toString('latin1'))

/** @throws MediaError not_supported without ffmpeg, unreadable, too_many_pixels, timed_out */
const convert = async (
  { ffmpeg, file, folder, signal }: PictureWork,
  readers: readonly string[],
  filter: readonly string[] = [],
): Promise<string> => {
  if (ffmpeg === null) throw new MediaError('not_supported', 'no ffmpeg')
  const made = join(folder, 'converted.png')
  const formats = ['-protocol_whitelist', 'file', '-format_whitelist', readers.join(',')]
  const { code, complaints } = await runTool({
    program: ffmpeg,
    args: [
      '-nostdin',
      '-v',
      'error',
      '-y',
      '-max_pixels',
      '100000000',
      ...formats,
      '-i',
      file,
      ...filter,
      '-frames:v',
      '1',
      made,
    ],
    folder,
    timeoutMs: 60_000,
    signal,
  })
  if (code === 0) return made
  throw new MediaError(
    /picture size|max_pixels/i.test(complaints) ? 'too_many_pixels' : 'unreadable',
    complaints,
  )
}
