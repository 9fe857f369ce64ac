import {
  createSentence,
  sentenceLimits,
} from '@lectern/contract/quizzes/question-types/types/sentence-from-words/question'
import { newKey } from '../../../../../lib/new-key.ts'
import { replaced } from '../../../../../lib/lists.ts'
import { BuildingEditor } from '../../shared/building/building-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { SentenceDetails } from './sentence-details.tsx'
import { sentenceIssues } from './sentence-issues.ts'

const words = {
  text: 'questions.sentence_text',
  placeholder: 'questions.sentence_example',
  move: 'questions.sentence_move',
  remove: 'questions.sentence_remove',
  add: 'questions.sentence_add',
} as const

/** Sentences with their words parted by strokes, and the words that are left over. */
export const SentenceEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'sentence_from_words'>>) => {
  const { statements } = question
  const change = (next: typeof statements) => onQuestion({ ...question, statements: next })
  return (
    <BuildingEditor
      title="questions.sentences"
      hint="questions.sentences_hint"
      statements={statements}
      onStatements={change}
      make={(points) => createSentence(newKey, points)}
      words={words}
      most={sentenceLimits.sentences}
      issues={issues}
      issueWords={sentenceIssues}
      missing="no_sentence"
      points="questions.sentence_points"
      renderDetails={(sentence, at) => (
        <SentenceDetails
          sentence={sentence}
          number={at + 1}
          onSentence={(next) => change(replaced(statements, at, next))}
        />
      )}
    />
  )
}
