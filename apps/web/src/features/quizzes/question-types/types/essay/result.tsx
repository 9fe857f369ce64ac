import { answerOfResult } from '@lectern/contract/attempts/rules/answer-rows'
import { countWords } from '@lectern/contract/quizzes/question-types/shared/open/count-words'
import { openAnswerOf } from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import { wordsAlone } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { OpenResult } from '../../shared/open/open-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { MarkingGuide } from './marking-guide.tsx'
import { WordCount } from './word-count.tsx'

/** The text, how long it is, and what it is marked by where that is shown. */
export const EssayResult = ({ question, rows, result }: ResultProps<QuestionOf<'essay'>>) => {
  const { text } = openAnswerOf(answerOfResult(rows))
  return (
    <>
      <OpenResult question={{ ...question, ...wordsAlone }} rows={rows} />
      {text !== '' && <WordCount question={question} words={countWords(text)} />}
      {result.marking_guide && result.marking_guide.length > 0 && (
        <MarkingGuide lines={result.marking_guide} />
      )}
    </>
  )
}
