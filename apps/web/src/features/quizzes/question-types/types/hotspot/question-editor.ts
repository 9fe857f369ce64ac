import { createHotspot } from '@lectern/contract/quizzes/question-types/types/hotspot/question'
import { SquareDashedMousePointer } from 'lucide-react'
import { copyChoice } from '../../shared/choices/choice-options.ts'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { HotspotEditor } from './editor.tsx'
import { hotspotIssues } from './hotspot-issues.ts'

export const hotspotEditor = defineQuestionEditor({
  slug: 'hotspot',
  group: 'picture',
  name: 'questions.type_hotspot',
  help: 'questions.type_hotspot_help',
  icon: SquareDashedMousePointer,
  paper: 'many',
  issues: hotspotIssues,
  Editor: HotspotEditor,
  create: createHotspot,
  copy: copyChoice,
})
