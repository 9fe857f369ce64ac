import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of the machine that process files; null for those that are not there. */
export interface MediaTools {
  readonly ffmpeg: string | null
  readonly ffprobe: string | null
  readonly pdfinfo: string | null
  readonly pdftoppm: string | null
  readonly pdftotext: string | null
  readonly soffice: string | null
}

/**
 * Looks the programs up on PATH.
 *
 * @param ffmpegPath an ffmpeg that is preferred; its ffprobe stands beside it
 */
export const findMediaTools = (ffmpegPath?: string): MediaTools => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram) ?? null
  const chosen = ffmpegPath !== undefined && isProgram(ffmpegPath) ? ffmpegPath : null
  const besides = chosen === null ? null : join(chosen, '..', 'ffprobe')
  return {
    ffmpeg: chosen ?? find('ffmpeg'),
    ffprobe: besides !== null && isProgram(besides) ? besides : find('ffprobe'),
    pdfinfo: find('pdfinfo'),
    pdftoppm: find('pdftoppm'),
    pdftotext: find('pdftotext'),
    soffice: find('soffice'),
  }
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
