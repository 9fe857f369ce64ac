import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import {
  sentenceLimits,
  type Sentence,
} from '@lectern/contract/quizzes/question-types/types/sentence-from-words/question'
import { wordsOf } from '@lectern/contract/quizzes/question-types/types/sentence-from-words/words-of'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from '../../shared/building/building-editor.module.css'
import { PieceList } from '../../shared/building/piece-list.tsx'

interface SentenceDetailsProps {
  sentence: Sentence
  number: number
  onSentence: (sentence: Sentence) => void
}

/** A line without a stroke is one word: most likely it has been pasted, and is parted at its blanks. */
const strokesInto = (text: string) => text.trim().replaceAll(/\s+/gu, '/')

/** What an author says of a sentence beside its words, and the words as learners will get them. */
export const SentenceDetails = ({ sentence, number, onSentence }: SentenceDetailsProps) => {
  const { t } = useTexts()
  const { text, extra_words, other_orders, is_rtl } = sentence
  const isUnparted = !text.includes('/') && /\S\s+\S/u.test(text)
  return (
    <div className={styles.more}>
      {isUnparted && (
        <Button
          variant="secondary"
          size="small"
          className={styles.whole}
          onClick={() => onSentence({ ...sentence, text: strokesInto(text) })}
        >
          {t('questions.sentence_part')}
        </Button>
      )}
      <PieceList look="words" pieces={wordsOf(text)} extra={wordsOf(extra_words)} isRtl={is_rtl} />
      <Field label={t('questions.sentence_extra', { number })}>
        <TextInput
          value={extra_words}
          maxLength={questionLimits.optionText}
          placeholder={t('questions.sentence_extra_example')}
          onChange={(event) => onSentence({ ...sentence, extra_words: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('questions.sentence_others', { number })} help={t('questions.sentence_others_help')}>
        <TextArea
          rows={2}
          value={other_orders.join('\n')}
          onChange={(event) =>
            onSentence({
              ...sentence,
              other_orders: event.currentTarget.value
                .split('\n')
                .slice(0, sentenceLimits.others)
                .map((order) => order.slice(0, questionLimits.optionText)),
            })
          }
        />
      </Field>
      <Checkbox
        className={styles.whole}
        label={t('questions.sentence_rtl', { number })}
        checked={is_rtl}
        onChange={(event) => onSentence({ ...sentence, is_rtl: event.currentTarget.checked })}
      />
    </div>
  )
}
