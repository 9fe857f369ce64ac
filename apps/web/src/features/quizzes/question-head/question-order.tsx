import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { Extra } from './extra.tsx'
import styles from './question-extras.module.css'
import { readTags } from './read-tags.ts'

interface QuestionOrderProps {
  question: Question
  onQuestion: (question: Question) => void
}

/** Tags and difficulty, by which an author finds and mixes questions; learners never see them. */
export const QuestionOrder = ({ question, onQuestion }: QuestionOrderProps) => {
  const { t } = useTexts()
  const { tags = [], difficulty } = question
  const [typed, setTyped] = useState<string>()
  const levels = [
    [1, t('questions.difficulty_easy')],
    [2, t('questions.difficulty_medium')],
    [3, t('questions.difficulty_hard')],
  ] as const
  return (
    <Extra add="questions.order_add" isThere={tags.length > 0 || typeof difficulty === 'number'}>
      <div className={styles.order}>
        <Field label={t('questions.tags')} help={t('questions.tags_help')}>
          <TextInput
            value={typed ?? tags.join(', ')}
            maxLength={questionLimits.tags * (questionLimits.tag + 2)}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              onQuestion({ ...question, tags: readTags(event.currentTarget.value) })
            }}
            onBlur={() => setTyped(undefined)}
          />
        </Field>
        <Field label={t('questions.difficulty')}>
          <Select
            value={difficulty ?? ''}
            onChange={(event) => {
              const picked = levels.find(([level]) => String(level) === event.currentTarget.value)
              onQuestion({ ...question, difficulty: picked?.[0] ?? null })
            }}
          >
            <option value="">{t('questions.difficulty_none')}</option>
            {levels.map(([level, words]) => (
              <option key={level} value={level}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Extra>
  )
}
