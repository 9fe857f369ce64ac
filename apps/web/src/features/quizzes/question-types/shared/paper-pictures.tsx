import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import type { ComponentType } from 'react'
import { HotspotPaperPicture } from '../types/hotspot/paper-picture.tsx'
import { LabelsPaperPicture } from '../types/image-labels/paper-picture.tsx'

type PaperPicture<Q> = ComponentType<{ question: Q }>

const pictureOf = <const Slug extends Question['type']>(
  slug: Slug,
  Picture: PaperPicture<Extract<Question, { type: Slug }>>,
): PaperPicture<Question> => {
  const isOwn = (question: Question): question is Extract<Question, { type: Slug }> => question.type === slug
  const Own = ({ question }: { question: Question }) => isOwn(question) && <Picture question={question} />
  return Own
}

/** What lies on the picture of a question, as it is drawn on paper; of other types the picture stands by itself. */
export const paperPictures: Partial<Record<QuestionSlug, PaperPicture<Question>>> = {
  image_labels: pictureOf('image_labels', LabelsPaperPicture),
  hotspot: pictureOf('hotspot', HotspotPaperPicture),
}
