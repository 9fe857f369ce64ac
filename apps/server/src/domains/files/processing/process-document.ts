import { join } from 'node:path'
import { makePdf, readPdf } from '../../../platform/media/documents.ts'
import type { Workshop } from './workshop.ts'

/** Counts the pages of a PDF, reads its words for the search and draws its first page. */
export const processPdf = async (workshop: Workshop, file = workshop.source): Promise<void> => {
  const { tools, folder, signal, note, add } = workshop
  const { pages, text, preview } = await readPdf({ tools, file, folder, signal })
  await note({ pages, contentText: text })
  if (!preview) return
  await add(preview.path, { role: 'poster', kind: 'image', mimeType: 'image/jpeg', bytes: preview.bytes })
}

/** Makes a PDF of an office document, for the own viewer; then the same as of a PDF. */
export const processOffice = async (workshop: Workshop): Promise<void> => {
  const { tools, source, folder, signal, tell, add } = workshop
  const pdf = await makePdf({ tools, file: source, folder, signal })
  tell(0.5)
  await add(pdf.path, { role: 'preview_pdf', kind: 'pdf', mimeType: 'application/pdf', bytes: pdf.bytes })
  await processPdf(workshop, join(folder, pdf.path))
}
