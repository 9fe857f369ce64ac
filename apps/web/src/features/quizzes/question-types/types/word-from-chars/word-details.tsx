import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { lettersOf } from '@lectern/contract/quizzes/question-types/types/word-from-chars/letters'
import type { Word } from '@lectern/contract/quizzes/question-types/types/word-from-chars/question'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from '../../shared/building/building-editor.module.css'
import { PieceList } from '../../shared/building/piece-list.tsx'

interface WordDetailsProps {
  word: Word
  number: number
  onWord: (word: Word) => void
}

/** What an author says of a word beside its letters, and the letters as learners will get them. */
export const WordDetails = ({ word, number, onWord }: WordDetailsProps) => {
  const { t } = useTexts()
  const { text, extra_chars, hint } = word
  return (
    <div className={styles.more}>
      <PieceList look="letters" pieces={lettersOf(text)} extra={lettersOf(extra_chars)} />
      <Field label={t('questions.word_extra', { number })}>
        <TextInput
          value={extra_chars}
          maxLength={questionLimits.optionText}
          onChange={(event) => onWord({ ...word, extra_chars: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('questions.word_hint', { number })}>
        <TextInput
          value={hint}
          maxLength={questionLimits.optionText}
          onChange={(event) => onWord({ ...word, hint: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}
