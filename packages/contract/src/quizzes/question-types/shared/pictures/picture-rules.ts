import { z } from 'zod'
import type { QuestionHead } from '../common.ts'
import type { Issue } from '../../question-type.ts'

/** A place on a picture as a share of its width or height, so that it holds at every size. */
export const share = z.number().min(0).max(1).multipleOf(0.0001)

/** A question that is answered on its picture has one, and says what it shows. */
export const findPictureIssues = ({ image }: Pick<QuestionHead, 'image'>): Issue[] => {
  if (!image) return [{ code: 'picture_missing' }]
  return image.alt.trim() === '' ? [{ code: 'picture_alt_missing' }] : []
}
