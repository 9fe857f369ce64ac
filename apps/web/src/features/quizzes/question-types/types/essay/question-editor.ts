import { createEssay } from '@lectern/contract/quizzes/question-types/types/essay/question'
import { ScrollText } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { EssayEditor } from './editor.tsx'
import { essayIssues } from './essay-issues.ts'

export const essayEditor = defineQuestionEditor({
  slug: 'essay',
  group: 'write',
  name: 'questions.type_essay',
  help: 'questions.type_essay_help',
  icon: ScrollText,
  paper: 'page',
  issues: essayIssues,
  Editor: EssayEditor,
  create: createEssay,
  copy: (question, key) => {
    const keys = new Map(question.marking_guide.map(({ id }) => [id, key()]))
    const keyed = (id: string) => keys.get(id) ?? id
    return {
      ...question,
      id: key(),
      marking_guide: question.marking_guide.map((line) => ({ ...line, id: keyed(line.id) })),
      ...(question.peer_review && {
        peer_review: {
          ...question.peer_review,
          examples: question.peer_review.examples.map((example) => ({
            ...example,
            points: Object.fromEntries(
              Object.entries(example.points).map(([line, points]) => [keyed(line), points]),
            ),
          })),
        },
      }),
    }
  },
})
