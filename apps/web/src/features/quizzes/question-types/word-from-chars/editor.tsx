import { createWord, wordLimits } from '@lectern/contract/quizzes/question-types/word-from-chars/question'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { replaced } from '../../../../lib/lists.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { IssueNote } from '../../editor/issue-note.tsx'
import styles from '../building/building-editor.module.css'
import { ItemList } from '../item-list/item-list.tsx'
import { PartPoints, partPointsOf } from '../part-points.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../question-editor.ts'
import { WordDetails } from './word-details.tsx'
import { wordIssues } from './word-issues.ts'

const words = {
  text: 'create-course.word_text',
  placeholder: 'create-course.word_text',
  move: 'create-course.word_move',
  remove: 'create-course.word_remove',
  add: 'create-course.word_add',
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
        {t('create-course.words')}
        <span className={styles.hint}>{t('create-course.words_hint')}</span>
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
        label={t('create-course.word_length_shown')}
        help={t('create-course.word_length_shown_help')}
        checked={question.is_length_shown}
        onChange={(event) => onQuestion({ ...question, is_length_shown: event.currentTarget.checked })}
      />
      <PartPoints
        label="create-course.word_points"
        parts={statements}
        onPoints={(points) => change(statements.map((word) => ({ ...word, points })))}
      />
    </fieldset>
  )
}
