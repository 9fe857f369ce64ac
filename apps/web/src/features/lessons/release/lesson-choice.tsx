import { holdsWords } from '@lectern/contract/kernel/words/fold'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { SearchInput } from '@lectern/ui/fields/search-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './release.module.css'

/** Programs longer than this get a search. */
const searchFrom = 8

interface LessonChoiceProps {
  /** Those that can be chosen, in the order of the program. */
  lessons: readonly { readonly id: number; readonly title: string }[]
  chosen: readonly number[]
  onChosen: (ids: number[]) => void
}

/** Lessons of a course that have to be done first (document 000 §3, `accessible_after_ids`). */
export const LessonChoice = ({ lessons, chosen, onChosen }: LessonChoiceProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const shown = lessons.filter(({ id, title }) => chosen.includes(id) || holdsWords(title, words))
  const toggle = (id: number, isOn: boolean) => {
    const rest = chosen.filter((each) => each !== id)
    onChosen(isOn ? [...rest, id] : rest)
  }
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.legend}>{t('lesson-editor.lessons_before')}</legend>
      <p className={textStyles.muted}>{t('lesson-editor.lessons_before_help')}</p>
      {lessons.length > searchFrom && (
        <SearchInput
          value={words}
          onChange={setWords}
          label={t('lesson-editor.lessons_before_search')}
          clearLabel={t('common.search_clear')}
        />
      )}
      {shown.length === 0 ? (
        <p className={textStyles.muted}>
          {t(words === '' ? 'lesson-editor.lessons_before_none' : 'lesson-editor.lessons_before_not_found')}
        </p>
      ) : (
        <div className={styles.lessons}>
          {shown.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
