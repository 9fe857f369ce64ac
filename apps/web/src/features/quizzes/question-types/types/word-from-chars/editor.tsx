import {
  createWord,
  wordLimits,
} from '@lectern/contract/quizzes/question-types/types/word-from-chars/question'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { replaced } from '../../../../../lib/lists.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { BuildingEditor } from '../../shared/building/building-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { WordDetails } from './word-details.tsx'
import { wordIssues } from './word-issues.ts'

const words = {
  text: 'questions.word_text',
  placeholder: 'questions.word_text',
  move: 'questions.word_move',
  remove: 'questions.word_remove',
  add: 'questions.word_add',
} as const

/** Words, the letters that are left over, and what learners are told of each. */
export const WordEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'word_from_chars'>>) => {
  const { t } = useTexts()
  const { statements } = question
  const change = (next: typeof statements) => onQuestion({ ...question, statements: next })
  return (
    <BuildingEditor
      title="questions.words"
      hint="questions.words_hint"
      statements={statements}
      onStatements={change}
      make={(points) => createWord(newKey, points)}
      words={words}
      most={wordLimits.words}
      issues={issues}
      issueWords={wordIssues}
      missing="no_word"
      points="questions.word_points"
      renderDetails={(word, at) => (
        <WordDetails word={word} number={at + 1} onWord={(next) => change(replaced(statements, at, next))} />
      )}
    >
      <Checkbox
        label={t('questions.word_length_shown')}
        help={t('questions.word_length_shown_help')}
        checked={question.is_length_shown}
        onChange={(event) => onQuestion({ ...question, is_length_shown: event.currentTarget.checked })}
      />
    </BuildingEditor>
  )
}
