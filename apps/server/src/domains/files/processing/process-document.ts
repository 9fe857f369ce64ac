import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '@lectern/contract/files/decode-text'
import { makePdf, readPdf, searchable } from '../../../platform/media/documents.ts'
import type { ProcessingContext } from './processing-context.ts'

/** Counts the pages of a PDF, reads its words for the search and draws its first page. */
export const processPdf = async (workshop: ProcessingContext, file = workshop.source): Promise<void> => {
  const { tools, folder, signal, note, add } = workshop
  const { pages, text, preview } = await readPdf({ tools, file, folder, signal })
  await note({ pages, contentText: text })
  if (!preview) return
  await add(preview.path, { role: 'poster', kind: 'image', mimeType: 'image/jpeg', bytes: preview.bytes })
}

/** Of plain text, so much is read: more is searched by nobody. */
const textBytes = 2_000_000

/** Makes a PDF of an office document, for the own viewer; then the same as of a PDF. Plain text is shown as it is. */
export const processOffice = async (workshop: ProcessingContext): Promise<void> => {
  if (workshop.file.mimeType === 'text/plain') return processText(workshop)
  const { tools, source, folder, signal, tell, add } = workshop
  const pdf = await makePdf({ tools, file: source, folder, signal })
  tell(0.5)
  await add(pdf.path, { role: 'preview_pdf', kind: 'pdf', mimeType: 'application/pdf', bytes: pdf.bytes })
  await processPdf(workshop, join(folder, pdf.path))
}

const processText = async ({ source, note }: ProcessingContext): Promise<void> => {
  const handle = await open(source)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(textBytes), 0, textBytes, 0)
    const { text } = decodeText(buffer.subarray(0, bytesRead), bytesRead === textBytes)
    await note({ contentText: searchable(text) })
  } finally {
    await handle.close()
  }
}
