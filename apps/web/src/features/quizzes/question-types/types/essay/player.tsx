import { countWords } from '@lectern/contract/quizzes/question-types/shared/open/count-words'
import { openAnswerOf, rowOfOpen } from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import { mostLetters, textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { classNames } from '@lectern/ui/theme/class-names'
import { useDeferredValue } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from '../../shared/open/open.module.css'
import { ReadByOthers } from '../../shared/open/read-by-others.tsx'
import { ReadByPeers } from '../../shared/peers/read-by-peers.tsx'
import { useOwnText } from '../../shared/open/use-own-text.ts'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { WordCount } from './word-count.tsx'

/** A long text, and how many words it has by now. */
export const EssayPlayer = ({ question, answer, onAnswer }: PlayerProps<QuestionOf<'essay'>>) => {
  const { t } = useTexts()
  const { shown, write } = useOwnText(openAnswerOf(answer).text, (text) =>
    onAnswer(rowOfOpen({ text, files: [] })),
  )
  // Counting a long text may take longer than a key press.
  const words = countWords(useDeferredValue(shown))
  return (
    <>
      <Field label={t('quiz.answer_text')} help={<WordCount question={question} words={words} />}>
        <TextArea
          rows={10}
          className={classNames(styles.text)}
          value={shown}
          maxLength={mostLetters[textAnswerType.area]}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      {question.is_public_answer_enabled && <ReadByOthers />}
      <ReadByPeers option={question.peer_review} />
    </>
  )
}
