import { readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkUnpacked } from './check-unpacked.ts'
import { MediaError } from './media-error.ts'
import { runTool } from './run-tool.ts'
import type { MediaTools } from './tools.ts'
import { type Product, productAt } from './video.ts'

export interface DocumentWork {
  readonly tools: MediaTools
  readonly file: string
  readonly folder: string
  readonly signal?: AbortSignal | undefined
}

export interface PdfFacts {
  readonly pages: number
  /** Words for the search. */
  readonly text: string
  readonly preview: Product | null
}

const limits = { pages: 5_000, textPages: 500, text: 500_000 } as const

/**
 * Counts the pages of a PDF, reads its words and draws its first page.
 *
 * @throws MediaError tool_missing, protected, unreadable, too_many_pages, timed_out
 */
export const readPdf = async (work: DocumentWork): Promise<PdfFacts> => {
  const { pdfinfo, pdftotext, pdftoppm } = work.tools
  if (pdfinfo === null) throw new MediaError('tool_missing', 'pdfinfo')
  const about = await run(work, pdfinfo, [work.file], 30_000)
  if (/Incorrect password|Encrypted:\s+yes.*copy:no.*print:no/i.test(about.complaints + about.output)) {
    throw new MediaError('protected')
  }
  const pages = Number(/^Pages:\s+(\d+)/m.exec(about.output)?.[1] ?? 0)
  if (about.code !== 0 || pages < 1) throw new MediaError('unreadable', about.complaints)
  if (pages > limits.pages) throw new MediaError('too_many_pages', String(pages))
  return {
    pages,
    text: pdftotext === null ? '' : await textOf(work, pdftotext, pages),
    preview: pdftoppm === null ? null : await firstPage(work, pdftoppm),
  }
}

const textOf = async (work: DocumentWork, pdftotext: string, pages: number): Promise<string> => {
  const last = String(Math.min(pages, limits.textPages))
  const args = ['-enc', 'UTF-8', '-l', last, work.file, 'text.txt']
  const { code } = await run(work, pdftotext, args, 60_000)
  if (code !== 0) return ''
  return searchable(await readFile(join(work.folder, 'text.txt'), 'utf8'))
}

/** Words as the search keeps them. */
export const searchable = (text: string): string =>
  // A NUL would be refused by the database.
  text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, limits.text)

const firstPage = async (work: DocumentWork, pdftoppm: string): Promise<Product | null> => {
  const args = ['-f', '1', '-l', '1', '-scale-to', '960', '-jpeg', '-singlefile', work.file, 'first-page']
  const { code } = await run(work, pdftoppm, args, 60_000)
  return code === 0 ? productAt(work.folder, 'first-page.jpg') : null
}

/**
 * Turns an office document into a PDF.
 *
 * @throws MediaError preview_unavailable where LibreOffice is not there, too_large_to_process, unreadable, timed_out
 */
export const makePdf = async (work: DocumentWork): Promise<Product> => {
  const { soffice } = work.tools
  if (soffice === null) throw new MediaError('preview_unavailable', 'LibreOffice is not there')
  await checkUnpacked(work.file)
  const profile = `-env:UserInstallation=file://${join(work.folder, 'profile')}`
  const args = [
    profile,
    '--headless',
    '--norestore',
    '--convert-to',
    'pdf',
    '--outdir',
    work.folder,
    work.file,
  ]
  const { complaints } = await run(work, soffice, args, 60_000)
  const made = `${basename(work.file).replace(/\.[^.]*$/, '')}.pdf`
  try {
    await rename(join(work.folder, made), join(work.folder, 'document.pdf'))
  } catch {
    throw new MediaError('unreadable', complaints)
  }
  return productAt(work.folder, 'document.pdf')
}

const run = ({ folder, signal }: DocumentWork, program: string, args: string[], timeoutMs: number) =>
  runTool({ program, args, folder, timeoutMs, signal })
