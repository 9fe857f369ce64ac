import {
  createWord,
  wordLimits,
} from '@lectern/contract/quizzes/question-types/types/word-from-chars/question'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { replaced } from '../../../../../lib/lists.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import styles from '../../shared/building/building-editor.module.css'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { PartPoints, partPointsOf } from '../../shared/part-points.tsx'
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
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('questions.words')}
        <span className={styles.hint}>{t('questions.words_hint')}</span>
      </legend>
      <ItemList
        items={statements}
        onItems={change}
        make={() => createWord(newKey, partPointsOf(statements))}
        words={words}
        most={wordLimits.words}
        issues={issues}
        issueWords={wordIssues}
        renderBelow={(word, at) => (
          <WordDetails
            word={word}
            number={at + 1}
            onWord={(next) => change(replaced(statements, at, next))}
          />
        )}
      />
      {issues.some(({ code }) => code === 'no_word') && <IssueNote code="no_word" words={wordIssues} />}
      <Checkbox
        label={t('questions.word_length_shown')}
        help={t('questions.word_length_shown_help')}
        checked={question.is_length_shown}
        onChange={(event) => onQuestion({ ...question, is_length_shown: event.currentTarget.checked })}
      />
      <PartPoints
        label="questions.word_points"
        parts={statements}
        onPoints={(points) => change(statements.map((word) => ({ ...word, points })))}
      />
    </fieldset>
  )
}
