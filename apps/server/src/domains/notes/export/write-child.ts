// Runs apart from the server, which gives it a title and the paragraphs below it: `node write-child.ts <folder>`.
import { z } from 'zod'
import { pdfParagraph } from '../../../platform/pdf/pdf-paragraph.ts'
import { writePdf } from '../../../platform/pdf/write-pdf.ts'
import { runWriter } from '../../../platform/documents/writer-child.ts'

const [folder = ''] = process.argv.slice(2)

await runWriter(folder, async (first, others) => {
  const { title } = z.object({ title: z.string() }).parse(first)
  return writePdf(title, z.array(pdfParagraph).parse(others))
})
