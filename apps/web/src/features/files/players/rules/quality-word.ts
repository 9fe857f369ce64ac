/** Words of the document's ladder (document 001 §9); other heights go by their number alone. */
const words = { 360: 'low', 480: 'medium', 720: 'high', 1080: 'highest' } as const
export type QualityWord = (typeof words)[keyof typeof words]

const isRung = (height: number): height is keyof typeof words => height in words

export const qualityWord = (height: number): QualityWord | undefined =>
  isRung(height) ? words[height] : undefined
