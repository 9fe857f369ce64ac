import { z } from 'zod'

/** A paragraph of a document, set in one of a few ways. */
export const pdfParagraph = z.object({
  look: z.enum(['title', 'heading', 'text', 'quote', 'small']),
  text: z.string(),
  /** A bar beside it, `#rrggbb`. */
  bar: z.string().exactOptional(),
  /** Where a press on it leads. */
  link: z.string().exactOptional(),
})
export type PdfParagraph = z.infer<typeof pdfParagraph>
