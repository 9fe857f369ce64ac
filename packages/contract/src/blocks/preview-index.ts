import { z } from 'zod'

/** Which of the two pictures of its lesson a film or a recording stands on (documents 000 §3 "Preview", 002 §3 "Info unit"). */
export const previewIndex = z.literal([1, 2])
export type PreviewIndex = z.infer<typeof previewIndex>

/** The same in a unit; null where it stands on none. */
export const unitPreviewIndex = previewIndex.nullable().default(null)
