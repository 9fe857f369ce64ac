import { createImageLabels } from '@lectern/contract/quizzes/question-types/types/image-labels/question'
import { MapPin } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { ImageLabelsEditor } from './editor.tsx'
import { imageLabelsIssues } from './image-labels-issues.ts'
import { copyLabels } from './label-edits.ts'

export const imageLabelsEditor = defineQuestionEditor({
  slug: 'image_labels',
  group: 'picture',
  name: 'questions.type_image_labels',
  help: 'questions.type_image_labels_help',
  icon: MapPin,
  paper: 'match',
  issues: imageLabelsIssues,
  Editor: ImageLabelsEditor,
  create: createImageLabels,
  copy: copyLabels,
})
