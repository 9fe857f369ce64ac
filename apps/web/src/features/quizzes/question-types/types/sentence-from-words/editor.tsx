import {
  createSentence,
  sentenceLimits,
} from '@lectern/contract/quizzes/question-types/types/sentence-from-words/question'
import { newKey } from '../../../../../lib/new-key.ts'
import { replaced } from '../../../../../lib/lists.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import styles from '../../shared/building/building-editor.module.css'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { PartPoints, partPointsOf } from '../../shared/part-points.tsx'
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
  const { t } = useTexts()
  const { statements } = question
  const change = (next: typeof statements) => onQuestion({ ...question, statements: next })
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('questions.sentences')}
        <span className={styles.hint}>{t('questions.sentences_hint')}</span>
      </legend>
      <ItemList
        items={statements}
        onItems={change}
        make={() => createSentence(newKey, partPointsOf(statements))}
        words={words}
        most={sentenceLimits.sentences}
        issues={issues}
        issueWords={sentenceIssues}
        renderBelow={(sentence, at) => (
          <SentenceDetails
            sentence={sentence}
            number={at + 1}
            onSentence={(next) => change(replaced(statements, at, next))}
          />
        )}
      />
      {issues.some(({ code }) => code === 'no_sentence') && (
        <IssueNote code="no_sentence" words={sentenceIssues} />
      )}
      <PartPoints
        label="questions.sentence_points"
        parts={statements}
        onPoints={(points) => change(statements.map((sentence) => ({ ...sentence, points })))}
      />
    </fieldset>
  )
}
